import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { INERT_QUEUE, type LateOutcome, type QueueClient } from './QueueContext.ts'
import type { Outcome } from './outcome.ts'
import type { QueuedShop } from './startQueue.ts'

export type LazyQueue = QueueClient & Readonly<{ start: () => Promise<void> }>

/**
 * A queue whose code is loaded after the first render, or with the first change if that comes sooner. Until then nothing
 * waits that could be drawn.
 */
export function createLazyQueue(shop: QueuedShop, store: StoreDefinition): LazyQueue {
  const listeners = new Set<() => void>()
  const lateListeners = new Set<(late: LateOutcome) => void>()
  let running: QueueClient | null = null
  let starting: Promise<QueueClient> | null = null
  const load = async () => {
    const { startQueue } = await import('./startQueue.ts')
    const queue = await startQueue(shop, store, {
      onChange: () => listeners.forEach((tell) => tell()),
      onLateOutcome: (late) => lateListeners.forEach((tell) => tell(late)),
    })
    running = queue
    for (const tell of listeners) tell()
    return queue
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
    subscribe: (listener) => subscribeTo(listeners, listener),
    subscribeToLateOutcomes: (listener) => subscribeTo(lateListeners, listener),
  }
}

const NOT_KEPT: Outcome = { kind: 'refused', userErrors: [], data: null }

function subscribeTo<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
