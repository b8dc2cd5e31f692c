import { launchBrowser } from '@hogar/tests/testkit/browser/browser.ts'
import type { RunningProcess } from '@hogar/tests/testkit/servers/startProcess.ts'
import { plentifulWares } from '@hogar/tests/testkit/shoppers/wares.ts'
import { median, percentile } from '../median.ts'
import { measureTabs } from './measureTabs.ts'
import { startShop } from './startShop.ts'

const PRESSES = 20
const CPU_SLOWDOWNS = [1, 4] as const

export type TabsRow = Readonly<{
  cpuSlowdown: number
  presses: number
  medianMs: number
  p95Ms: number
  worstMs: number
  /** All that the other tab asked of the network during all presses. */
  requests: number
}>

/** Measures how soon units added in one tab show in another, and the network traffic of it. */
export async function benchTabs(log: (line: string) => void): Promise<readonly TabsRow[]> {
  const processes: RunningProcess[] = []
  const browser = await launchBrowser()
  try {
    const { web, gateway } = await startShop(processes)
    const [first, second] = await plentifulWares(gateway, 2)
    if (!first || !second) throw new Error('the shop has too little to sell')
    const urls = { firstUrl: `${web}/${first.urlPath}`, secondUrl: `${web}/${second.urlPath}` }
    const rows: TabsRow[] = []
    for (const cpuSlowdown of CPU_SLOWDOWNS) {
      const samples = await measureTabs(browser, { ...urls, cpuSlowdown, presses: PRESSES })
      const times = samples.map(({ milliseconds }) => milliseconds)
      rows.push({
        cpuSlowdown,
        presses: samples.length,
        medianMs: median(times),
        p95Ms: percentile(times, 95),
        worstMs: Math.max(...times),
        requests: samples.reduce((sum, { requests }) => sum + requests, 0),
      })
      log(`two tabs: CPU ${cpuSlowdown} times slower`)
    }
    return rows
  } finally {
    await browser.close()
    for (const one of processes.reverse()) await one.stop()
  }
}
