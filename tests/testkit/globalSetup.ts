import type { TestProject } from 'vitest/node'
import { prepareSeed } from './shopDatabase.ts'
import { type StackAddresses, startStack } from './startStack.ts'

declare module 'vitest' {
  interface ProvidedContext {
    stack: StackAddresses & { upstreamProxy: string; graphProxy: string }
  }
}

/** One shop for every suite that does not break it. Suites that do start one of their own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const removeSeed = await prepareSeed()
  const stack = await startStack()
  const { web, gateway, platform } = stack
  await warmUp(web)
  project.provide('stack', { web, gateway, platform, upstreamProxy: stack.upstream.url, graphProxy: stack.graph.url })
  return async () => {
    await stack.stop()
    await removeSeed()
  }
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
