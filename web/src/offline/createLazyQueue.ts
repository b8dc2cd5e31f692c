import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { INERT_QUEUE, type QueueClient, type StartedQueue } from './QueueContext.ts'
import type { Outcome } from './outcome.ts'
import type { QueuedShop } from './startQueue.ts'

export type LazyQueue = QueueClient & Readonly<{ start: () => Promise<void> }>

/**
 * A queue whose code is loaded after the first render, or with the first change if that comes sooner. Until then nothing
 * waits that could be drawn.
 */
export function createLazyQueue(shop: QueuedShop, store: StoreDefinition): LazyQueue {
  const listeners = new Set<() => void>()
  let running: StartedQueue | null = null
  let starting: Promise<StartedQueue> | null = null
  const tell = () => listeners.forEach((listener) => listener())
  const load = async () => {
    const { loadStartQueue } = await import('./loadStartQueue.ts')
    const startQueue = await loadStartQueue()
    running = await startQueue(shop, store, tell)
    tell()
    return running
  }
  const start = () => {
    // A file that could not be loaded is asked for again by the next change.
    starting ??= load().catch((error: unknown) => {
      starting = null
      throw error
    })
    return starting
  }
  return {
    start: async () => void (await start()),
    enqueue: async (name, variables, optimism) => {
      // Whoever waits for the outcome tells the shopper: a change that cannot even be kept must not vanish in silence.
      const queue = await start().catch(() => null)
      return queue ? queue.enqueue(name, variables, optimism) : NOT_KEPT
    },
    getTasks: () => (running ?? INERT_QUEUE).getTasks(),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getStarted: () => running,
  }
}

const NOT_KEPT: Outcome = { kind: 'refused', userErrors: [], data: null }
