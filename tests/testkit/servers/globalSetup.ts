import type { TestProject } from 'vitest/node'
import { prepareSeed } from './shopDatabase.ts'
import { type StackAddresses, startStack } from './startStack.ts'
import { stockUp } from '../shoppers/wares.ts'

export type SharedShop = StackAddresses & Readonly<{ upstreamProxy: string; graphProxy: string }>

declare module 'vitest' {
  interface ProvidedContext {
    shops: readonly SharedShop[]
  }
}

/** A shop for each worker, shared by every suite that does not break it. Suites that do start one of their own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await using started = new AsyncDisposableStack()
  started.defer(await prepareSeed())
  const shops: SharedShop[] = []
  while (shops.length < project.config.maxWorkers) {
    const { web, gateway, platform, upstream, graph, stop } = await startStack()
    started.defer(stop)
    await warmUp(web)
    await stockUp({ gateway, platform })
    shops.push({ web, gateway, platform, upstreamProxy: upstream.url, graphProxy: graph.url })
  }
  project.provide('shops', shops)
  const all = started.move()
  return () => all.disposeAsync()
}

const WARM_PATHS = ['/', '/salas', '/colchones-y-blancos', '/checkout/cart', '/de', '/it', '/viu', '/mavi']
const WARM_TRIES = 5

/** Opens pages once, as a shop that has been open for a minute has: the first of all visitors waits for plans and caches. */
async function warmUp(web: string): Promise<void> {
  for (const path of WARM_PATHS) {
    for (let attempt = 0; attempt < WARM_TRIES; attempt += 1) {
      const response = await fetch(web + path)
      await response.text()
      if (response.ok) break
    }
  }
}
