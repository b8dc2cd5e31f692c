import type { Environment } from 'relay-runtime'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { INERT_QUEUE, type LateOutcome, type QueueClient } from './QueueContext.ts'

export type LazyQueue = QueueClient & Readonly<{ start: () => Promise<void> }>

/**
 * A queue whose code is loaded after the first render, or with the first change if that comes sooner. Until then nothing
 * waits that could be drawn.
 */
export function createLazyQueue(environment: Environment, store: StoreDefinition): LazyQueue {
  const listeners = new Set<() => void>()
  const lateListeners = new Set<(late: LateOutcome) => void>()
  let running: QueueClient | null = null
  let starting: Promise<QueueClient> | null = null
  const load = async () => {
    const { startQueue } = await import('./startQueue.ts')
    const queue = await startQueue(environment, store, {
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
    enqueue: async (name, variables, optimism) => (await start()).enqueue(name, variables, optimism),
    getTasks: () => (running ?? INERT_QUEUE).getTasks(),
    subscribe: (listener) => subscribeTo(listeners, listener),
    subscribeToLateOutcomes: (listener) => subscribeTo(lateListeners, listener),
  }
}

function subscribeTo<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
