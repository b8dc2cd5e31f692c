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
  project.provide('stack', { web, gateway, platform, upstreamProxy: stack.upstream.url, graphProxy: stack.graph.url })
  return async () => {
    await stack.stop()
    await removeSeed()
  }
}
