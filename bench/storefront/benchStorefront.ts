import { launchBrowser } from '@hogar/tests/testkit/browser/browser.ts'
import type { RunningProcess } from '@hogar/tests/testkit/servers/startProcess.ts'
import { medianOf } from '../median.ts'
import { floorBytes } from './floorBytes.ts'
import { type PageSample, measurePage } from './measurePage.ts'
import { somePaths, startShop } from './startShop.ts'

const RUNS = 5

type Range = Readonly<{ least: number; most: number }>
/** `sample` has the medians, `paints` the range of the largest paint. */
type StorefrontRow = Readonly<{ page: string; sample: PageSample; paints: Range }>
export type StorefrontResult = Readonly<{ floorBytes: number; rows: readonly StorefrontRow[] }>

/** Opens home, a category and a product five times each with empty caches on a throttled phone; medians. */
export async function benchStorefront(log: (line: string) => void): Promise<StorefrontResult> {
  const processes: RunningProcess[] = []
  const browser = await launchBrowser()
  try {
    const { web, gateway } = await startShop(processes)
    const paths = await somePaths(gateway)
    const rows: StorefrontRow[] = []
    for (const [page, path] of Object.entries(paths)) {
      // Once unmeasured: pictures are drawn when they are first asked for.
      await measurePage(browser, web + path)
      const samples: PageSample[] = []
      for (let run = 0; run < RUNS; run += 1) samples.push(await measurePage(browser, web + path))
      const paints = samples.map(({ largestPaintMs }) => largestPaintMs)
      rows.push({
        page: `${page} (${path})`,
        sample: medianPage(samples),
        paints: { least: Math.min(...paints), most: Math.max(...paints) },
      })
      log(`storefront: ${page}`)
    }
    return { floorBytes: await floorBytes(), rows }
  } finally {
    await browser.close()
    for (const one of processes.reverse()) await one.stop()
  }
}

function medianPage(samples: readonly PageSample[]): PageSample {
  const of = medianOf(samples)
  return {
    javascriptBytes: of((one) => one.javascriptBytes),
    laterJavascriptBytes: of((one) => one.laterJavascriptBytes),
    transferredBytes: of((one) => one.transferredBytes),
    requests: of((one) => one.requests),
    styleSheets: of((one) => one.styleSheets),
    firstByteMs: of((one) => one.firstByteMs),
    firstPaintMs: of((one) => one.firstPaintMs),
    largestPaintMs: of((one) => one.largestPaintMs),
    layoutShift: of((one) => one.layoutShift),
  }
}
