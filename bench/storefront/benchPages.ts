import { relative, resolve } from 'node:path'
import { freePort } from '@hogar/tests/testkit/servers/freePort.ts'
import { type RunningProcess, startProcess } from '@hogar/tests/testkit/servers/startProcess.ts'
import { Agent, request } from 'undici'
import { ROOT } from '../../scripts/processes.ts'
import { RATE_FACTOR_OUT_OF_REACH } from '../createGatewayStarter.ts'
import { inFlight } from '../inFlight.ts'
import { median, percentile } from '../median.ts'
import { somePaths, startShop } from './startShop.ts'

/** Small: the benchmark compares processor time, and a page that waits for a core would time out. */
const AT_ONCE = 4
const ROUNDS = 11
const PAGES_PER_ROUND = 100
/** Pages of each kind before the first round: the compiler of the process has settled by then. */
const WARM_UP_PAGES = 300

/** Processor milliseconds of the storefront's process for one page: median of the rounds and their range. */
type PageCost = Readonly<{ cpuMs: number; least: number; most: number; p50Ms: number }>
export type PagesRow = Readonly<{
  page: string
  here: PageCost
  /** The other build in the same rounds; null without one. */
  other: PageCost | null
  /** Cost here for one of the other's, by round: median, and the middle half of the rounds. */
  times: Readonly<{ median: number; quartiles: readonly [number, number] }> | null
}>

type Round = Readonly<{ cpuMs: number; p50Ms: number }>
type Storefront = Readonly<{ url: string; pid: number }>

/**
 * Measures what a page costs the storefront's process when no cache has it: every request names an address that was
 * not requested before. With `against`, the folder of another built checkout, the rounds of both builds take turns.
 */
export async function benchPages(
  log: (line: string) => void,
  against: string | undefined,
): Promise<readonly PagesRow[]> {
  const processes: RunningProcess[] = []
  const agent = new Agent({ connections: AT_ONCE })
  try {
    const shop = await startShop(processes)
    const start = async (folder: string) => {
      const storefront = await startStorefront(folder, shop)
      processes.push(storefront.process)
      return storefront
    }
    const here = await start(ROOT)
    const other = against === undefined ? null : await start(resolve(against))
    const rows: PagesRow[] = []
    for (const [page, path] of Object.entries(await somePaths(shop.gateway))) {
      const paths = createAddresses(path)
      const round = (storefront: Storefront, pages: number) => measure(storefront, { paths, pages, agent })
      for (const one of other ? [here, other] : [here]) await round(one, WARM_UP_PAGES)
      const samples: Readonly<Record<'here' | 'other', Round[]>> = { here: [], other: [] }
      for (let number = 0; number < ROUNDS; number += 1) {
        samples.here.push(await round(here, PAGES_PER_ROUND))
        if (other) samples.other.push(await round(other, PAGES_PER_ROUND))
      }
      rows.push({
        page: `${page} (${path})`,
        here: costOf(samples.here),
        other: other && costOf(samples.other),
        times: other && timesOf(samples.here, samples.other),
      })
      log(`pages: ${page}`)
    }
    return rows
  } finally {
    await agent.close()
    for (const one of processes.reverse()) await one.stop()
  }
}

/** Starts the storefront of a checkout as it runs in production, without an output cache. */
async function startStorefront(folder: string, { gateway, platform }: Readonly<{ gateway: string; platform: string }>) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const process = await startProcess({
    main: relative(ROOT, resolve(folder, 'web/server/main.ts')),
    env: {
      NODE_ENV: 'production',
      WEB_PORT: String(port),
      GATEWAY_URL: gateway,
      UPSTREAM_URL: platform,
      OUTPUT_CACHE: 'false',
      RATE_FACTOR: RATE_FACTOR_OUT_OF_REACH,
    },
    readyUrl: `${url}/health/live`,
  })
  return { url, pid: process.pid, process }
}

/** Returns a function whose every call returns another address of a page, by a parameter that no page reads. */
function createAddresses(path: string): () => string {
  let number = 0
  return () => `${path}?utm_content=${(number += 1)}`
}

type Measured = Readonly<{ paths: () => string; pages: number; agent: Agent }>

async function measure({ url, pid }: Storefront, { paths, pages, agent }: Measured): Promise<Round> {
  const open = () => get(`${url}${paths()}`, agent)
  const { cpuMs, p50Ms } = await inFlight(
    Array.from({ length: pages }, () => open),
    AT_ONCE,
    { web: pid },
  )
  return { cpuMs: cpuMs['web'] ?? Number.NaN, p50Ms }
}

/** Reads a page as a browser does. */
async function get(url: string, dispatcher: Agent): Promise<void> {
  const headers = {
    'accept-encoding': 'gzip, deflate, br, zstd',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0',
  }
  const { statusCode, body } = await request(url, { headers, dispatcher })
  await body.arrayBuffer()
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`)
}

function costOf(rounds: readonly Round[]): PageCost {
  const cpu = rounds.map(({ cpuMs }) => cpuMs)
  return {
    cpuMs: median(cpu),
    least: Math.min(...cpu),
    most: Math.max(...cpu),
    p50Ms: median(rounds.map(({ p50Ms }) => p50Ms)),
  }
}

/** Compares rounds that followed each other: other work on the machine slows both. */
function timesOf(here: readonly Round[], other: readonly Round[]): PagesRow['times'] {
  const ratios = here.map(({ cpuMs }, number) => cpuMs / (other[number]?.cpuMs ?? Number.NaN))
  return { median: median(ratios), quartiles: [percentile(ratios, 25), percentile(ratios, 75)] }
}
