import { freePort } from '@hogar/tests/testkit/servers/freePort.ts'
import { type RunningProcess, startProcess } from '@hogar/tests/testkit/servers/startProcess.ts'
import { Agent, request } from 'undici'
import { type Latency, inFlight } from '../inFlight.ts'
import { medianOf } from '../median.ts'
import { somePaths, startShop } from './startShop.ts'

/** Small: the benchmark compares processor time, and a page that waits for a core would time out. */
const AT_ONCE = 4
const ROUNDS = 5
const RENDERINGS = 60
/** A kept page costs so little that the process clock needs more of them to see it. */
const KEPT_PAGES = 2_000

type Cost = Readonly<{ cpuMs: number; p50Ms: number; p95Ms: number }>
export type OutputCacheRow = Readonly<{ page: string; rendered: Cost; kept: Cost; share: number }>
type Target = Readonly<{ url: string; pid: number; pages: number; expected: 'Hit' | undefined }>

/** Measures the cost of a page for the storefront's process, from the output cache and rendered. */
export async function benchOutputCache(log: (line: string) => void): Promise<readonly OutputCacheRow[]> {
  const processes: RunningProcess[] = []
  const agent = new Agent({ connections: AT_ONCE })
  try {
    const { web, webPid, gateway, platform } = await startShop(processes)
    const keeping: Target = { url: web, pid: webPid, pages: KEPT_PAGES, expected: 'Hit' }
    const rendering: Target = { ...(await startRenderingWeb(processes, { gateway, platform })), pages: RENDERINGS }
    const rows: OutputCacheRow[] = []
    for (const [page, path] of Object.entries(await somePaths(gateway))) {
      rows.push({ page: `${page} (${path})`, ...(await comparePage(path, { keeping, rendering, agent })) })
      log(`output cache: ${page}`)
    }
    return rows
  } finally {
    await agent.close()
    for (const one of processes.reverse()) await one.stop()
  }
}

/** A second storefront, which keeps nothing. */
async function startRenderingWeb(
  processes: RunningProcess[],
  { gateway, platform }: Readonly<{ gateway: string; platform: string }>,
) {
  const url = `http://127.0.0.1:${await freePort()}`
  const env = { WEB_PORT: new URL(url).port, GATEWAY_URL: gateway, UPSTREAM_URL: platform, OUTPUT_CACHE: 'false' }
  const started = await startProcess({ main: 'web/server/main.ts', env, readyUrl: `${url}/health/live` })
  processes.push(started)
  return { url, pid: started.pid, expected: undefined }
}

type Compared = Readonly<{ keeping: Target; rendering: Target; agent: Agent }>

async function comparePage(
  path: string,
  { keeping, rendering, agent }: Compared,
): Promise<Omit<OutputCacheRow, 'page'>> {
  // Once unmeasured: code is compiled, the page is kept.
  await measure(rendering, path, agent)
  await get(keeping.url + path, agent)
  await measure(keeping, path, agent)
  const samples: Readonly<Record<'kept' | 'rendered', Latency[]>> = { kept: [], rendered: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    samples.rendered.push(await measure(rendering, path, agent))
    samples.kept.push(await measure(keeping, path, agent))
  }
  const [rendered, kept] = [medianCost(samples.rendered), medianCost(samples.kept)]
  return { rendered, kept, share: kept.cpuMs / rendered.cpuMs }
}

function measure({ url, pid, pages, expected }: Target, path: string, agent: Agent): Promise<Latency> {
  const open = async () => {
    const cache = await get(url + path, agent)
    if (cache !== expected) throw new Error(`${path}: x-vs-cache is ${cache}, not ${expected}`)
  }
  return inFlight(
    Array.from({ length: pages }, () => open),
    AT_ONCE,
    { web: pid },
  )
}

/** Opens a page as a browser does, and returns the output cache status of its answer. */
async function get(url: string, dispatcher: Agent): Promise<string | undefined> {
  const { statusCode, headers, body } = await request(url, { headers: { 'accept-encoding': 'gzip' }, dispatcher })
  await body.arrayBuffer()
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`)
  return headers['x-vs-cache']?.toString()
}

function medianCost(samples: readonly Latency[]): Cost {
  const of = medianOf(samples)
  return {
    cpuMs: of((one) => one.cpuMs['web'] ?? Number.NaN),
    p50Ms: of((one) => one.p50Ms),
    p95Ms: of((one) => one.p95Ms),
  }
}
