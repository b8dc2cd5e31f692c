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
  const lossListeners = new Set<() => void>()
  /** Outcomes that came while nobody listened: whoever tells them is loaded when there is something to tell. */
  const untold: LateOutcome[] = []
  let running: QueueClient | null = null
  let starting: Promise<QueueClient> | null = null
  const load = async () => {
    const { startQueue } = await import('./startQueue.ts')
    const queue = await startQueue(shop, store, {
      onChange: () => listeners.forEach((tell) => tell()),
      onLateOutcome: (late) => {
        if (lateListeners.size === 0) untold.push(late)
        for (const tell of lateListeners) tell(late)
      },
      onSessionLoss: () => lossListeners.forEach((tell) => tell()),
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
    subscribeToLateOutcomes: (listener) => {
      for (const late of untold.splice(0)) listener(late)
      return subscribeTo(lateListeners, listener)
    },
    subscribeToSessionLoss: (listener) => subscribeTo(lossListeners, listener),
    report: () => (running ?? INERT_QUEUE).report(),
    retry: () => running?.retry(),
    approve: (id) => running?.approve(id),
    giveUp: (id) => (running ?? INERT_QUEUE).giveUp(id),
  }
}

const NOT_KEPT: Outcome = { kind: 'refused', userErrors: [], data: null }

function subscribeTo<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
