import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@hogar/tests/testkit/servers/freePort.ts'
import { type RunningProcess, startProcess } from '@hogar/tests/testkit/servers/startProcess.ts'
import { RATE_FACTOR_OUT_OF_REACH } from '../createGatewayStarter.ts'

type Shop = Readonly<{ web: string; webPid: number; gateway: string; platform: string }>

/** Starts the whole shop on free ports; adds its processes to `processes`, for the caller to stop. */
export async function startShop(processes: RunningProcess[]): Promise<Shop> {
  const ports = { platform: await freePort(), gateway: await freePort(), web: await freePort() }
  const at = (port: number) => `http://127.0.0.1:${port}`
  const env = {
    DATA_DIR: await mkdtemp(join(tmpdir(), 'hogar-bench-')),
    PLATFORM_PORT: String(ports.platform),
    GATEWAY_PORT: String(ports.gateway),
    WEB_PORT: String(ports.web),
    UPSTREAM_URL: at(ports.platform),
    GATEWAY_URL: at(ports.gateway),
    RATE_FACTOR: RATE_FACTOR_OUT_OF_REACH,
  }
  for (const [name, main] of [
    ['platform', 'platform/src/main.ts'],
    ['gateway', 'gateway/src/main.ts'],
    ['web', 'web/server/main.ts'],
  ] as const) {
    processes.push(await startProcess({ main, env, readyUrl: `${at(ports[name])}/health/ready` }))
  }
  const webPid = processes.at(-1)?.pid ?? Number.NaN
  return { web: at(ports.web), webPid, gateway: at(ports.gateway), platform: at(ports.platform) }
}

/** A category of the menu, and a product in it. */
export async function somePaths(gateway: string): Promise<Readonly<Record<'home' | 'category' | 'product', string>>> {
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
