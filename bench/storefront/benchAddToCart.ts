import { launchBrowser } from '@hogar/tests/testkit/browser/browser.ts'
import type { RunningProcess } from '@hogar/tests/testkit/servers/startProcess.ts'
import { middleOf } from '../median.ts'
import { type AdditionSample, type NetworkSpeed, measureAddToCart } from './measureAddToCart.ts'
import { somePaths, startShop } from './startShop.ts'

const RUNS = 5
const CPU_SLOWDOWNS = [1, 4] as const

const NETWORKS: readonly (readonly [name: string, speed: NetworkSpeed])[] = [
  ['fibre: 20 ms, 50 Mbit/s', { latencyMs: 20, kilobitsPerSecond: 50_000 }],
  ['phone: 150 ms, 1.6 Mbit/s', { latencyMs: 150, kilobitsPerSecond: 1_600 }],
  ['bad: 2 s, 50 kbit/s', { latencyMs: 2_000, kilobitsPerSecond: 50 }],
  ['none', null],
]

export type AdditionRow = Readonly<{
  network: string
  cpuSlowdown: number
  median: AdditionSample
  worst: AdditionSample
}>

/** Measures the delay until a press on "add to cart" is visible, at several network speeds and off line. */
export async function benchAddToCart(log: (line: string) => void): Promise<readonly AdditionRow[]> {
  const processes: RunningProcess[] = []
  const browser = await launchBrowser()
  try {
    const { web, gateway } = await startShop(processes)
    const { product } = await somePaths(gateway)
    const rows: AdditionRow[] = []
    for (const [network, speed] of NETWORKS) {
      for (const cpuSlowdown of CPU_SLOWDOWNS) {
        const samples: AdditionSample[] = []
        for (let run = 0; run < RUNS; run += 1) {
          samples.push(await measureAddToCart(browser, { url: web + product, speed, cpuSlowdown }))
        }
        rows.push({
          network,
          cpuSlowdown,
          median: middleOf(samples, bySpeed) ?? NOTHING,
          worst: samples.toSorted(bySpeed).at(-1) ?? NOTHING,
        })
        log(`add to cart: ${network}, CPU ${cpuSlowdown} times slower`)
      }
    }
    return rows
  } finally {
    await browser.close()
    for (const one of processes.reverse()) await one.stop()
  }
}

const NOTHING: AdditionSample = { frames: Number.NaN, milliseconds: Number.NaN }

function bySpeed(one: AdditionSample, other: AdditionSample): number {
  return one.frames - other.frames || one.milliseconds - other.milliseconds
}
