import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchBrowser } from '@hogar/tests/testkit/browser.ts'
import { freePort } from '@hogar/tests/testkit/freePort.ts'
import { type RunningProcess, startProcess } from '@hogar/tests/testkit/startProcess.ts'
import { floorBytes } from './floorBytes.ts'
import { type PageSample, measurePage } from './measurePage.ts'

const RUNS = 5

type StorefrontRow = Readonly<{ page: string; sample: PageSample }>
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
      rows.push({ page: `${page} (${path})`, sample: medianPage(samples) })
      log(`storefront: ${page}`)
    }
    return { floorBytes: await floorBytes(), rows }
  } finally {
    await browser.close()
    for (const one of processes.reverse()) await one.stop()
  }
}

async function startShop(processes: RunningProcess[]): Promise<Readonly<{ web: string; gateway: string }>> {
  const ports = { platform: await freePort(), gateway: await freePort(), web: await freePort() }
  const at = (port: number) => `http://127.0.0.1:${port}`
  const env = {
    DATA_DIR: await mkdtemp(join(tmpdir(), 'hogar-bench-')),
    PLATFORM_PORT: String(ports.platform),
    GATEWAY_PORT: String(ports.gateway),
    WEB_PORT: String(ports.web),
    UPSTREAM_URL: at(ports.platform),
    GATEWAY_URL: at(ports.gateway),
  }
  for (const [name, main] of [
    ['platform', 'platform/src/main.ts'],
    ['gateway', 'gateway/src/main.ts'],
    ['web', 'web/server/main.ts'],
  ] as const) {
    processes.push(await startProcess({ main, env, readyUrl: `${at(ports[name])}/health/live` }))
  }
  return { web: at(ports.web), gateway: at(ports.gateway) }
}

/** A category of the menu, and a product in it. */
async function somePaths(gateway: string): Promise<Readonly<Record<'home' | 'category' | 'product', string>>> {
  const query = '{ store { rootCategory { children { urlPath products(first: 1) { nodes { urlPath } } } } } }'
  const response = await fetch(`${gateway}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const answer: Readonly<{
    data: {
      store: { rootCategory: { children: readonly { urlPath: string; products: { nodes: { urlPath: string }[] } }[] } }
    }
  }> = await response.json()
  const category = answer.data.store.rootCategory.children[0]
  const product = category?.products.nodes[0]
  if (!category || !product) throw new Error('the shop has no category with a product')
  return { home: '/', category: `/${category.urlPath}`, product: `/${product.urlPath}` }
}

function medianPage(samples: readonly PageSample[]): PageSample {
  const of = (read: (sample: PageSample) => number) =>
    samples.map(read).sort((one, other) => one - other)[Math.floor(samples.length / 2)] ?? Number.NaN
  return {
    javascriptBytes: of((one) => one.javascriptBytes),
    transferredBytes: of((one) => one.transferredBytes),
    requests: of((one) => one.requests),
    firstByteMs: of((one) => one.firstByteMs),
    largestPaintMs: of((one) => one.largestPaintMs),
    layoutShift: of((one) => one.layoutShift),
  }
}
