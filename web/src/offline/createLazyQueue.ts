import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { INERT_QUEUE, type QueueClient, type StartedQueue } from './QueueContext.ts'
import { keepEarlyChange } from './storage/earlyChanges.ts'
import { NOT_KEPT } from './notKept.ts'

/** Options that the lazy queue passes to the code that starts it. */
export type QueueStart = Readonly<{
  /** Called after every change. */
  onChange: () => void
  /** Ids of changes that callers of this page are about to enqueue. */
  own: ReadonlySet<string>
}>

/** Module with the queue's code: it starts the store's queue in this browser. */
type QueueCode = Readonly<{ start: (options: QueueStart) => Promise<StartedQueue> }>

export type LazyQueue = QueueClient &
  Readonly<{
    /** Loads the queue's code without starting it. */
    loadCode: () => Promise<unknown>
  }>

/** Loads the queue's code; null if it went with a release, and the page is about to be reloaded. */
type LoadCode = () => Promise<QueueCode | null>

/**
 * Creates a store's queue, whose code loads when a task waits, or with the first change. Until then there are no
 * waiting tasks to render. `readCustomer` returns who is signed in on this device; null for a guest.
 */
export function createLazyQueue(
  { code: storeCode }: StoreDefinition,
  readCustomer: () => string | null,
  loadCode: LoadCode,
): LazyQueue {
  const listeners = new Set<() => void>()
  let running: StartedQueue | null = null
  let starting: Promise<StartedQueue> | null = null
  const own = new Set<string>()
  const onChange = () => listeners.forEach((listener) => listener())
  const load = async () => {
    const code = await loadCode()
    // The next page takes over the changes that were stored.
    if (code === null) return new Promise<never>(() => {})
    running = await code.start({ onChange, own })
    onChange()
    return running
  }
  const start = () => {
    // The next change retries a file that failed to load.
    starting ??= load().catch((error: unknown) => {
      starting = null
      throw error
    })
    return starting
  }
  const enqueueEarly: QueueClient['enqueue'] = async (name, variables, optimism) => {
    const change = { name, variables, optimism, customer: readCustomer() }
    const { id, forget } = keepEarlyChange(storeCode, change)
    own.add(id)
    // The caller notifies the shopper: a change that cannot even be stored must not fail silently.
    const queue = await start().catch(() => null)
    if (!queue) {
      forget()
      return NOT_KEPT
    }
    const outcome = queue.enqueueAs(id, change)
    // The report resolves after all earlier writes.
    void queue.report().then(forget, forget)
    return outcome
  }
  return {
    loadCode,
    start: async () => void (await start()),
    enqueue: (...change) => (running ?? { enqueue: enqueueEarly }).enqueue(...change),
    getTasks: () => (running ?? INERT_QUEUE).getTasks(),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getStarted: () => running,
  }
}
