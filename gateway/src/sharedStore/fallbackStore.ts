import { createMemoryStore } from './memoryStore.ts'
import { createOutageGate } from './outageGate.ts'
import { type SharedStore, SharedStoreUnavailable } from './sharedStore.ts'

type Options = Readonly<{
  /** Called for each command that memory has answered in place of the shared store. */
  onFallback: () => void
  local?: SharedStore
  probeMs?: number
}>

/**
 * A shared store that goes on in the memory of this instance while the shared one is away: values, claims and counts, but
 * not rate limits, whose commands throw SharedStoreUnavailable. A value that was set meanwhile stays the newer one for
 * this instance.
 */
export function createFallbackStore(
  shared: SharedStore,
  { onFallback, local = createMemoryStore(), probeMs }: Options,
): SharedStore {
  const gate = createOutageGate(shared, probeMs)
  const either = async <Answer>(ask: (store: SharedStore) => Promise<Answer>): Promise<Answer> => {
    try {
      return await gate.send(() => ask(shared))
    } catch (error) {
      if (!(error instanceof SharedStoreUnavailable)) throw error
      onFallback()
      return ask(local)
    }
  }
  return {
    get: async (key) => (await local.get(key)) ?? either((store) => store.get(key)),
    set: (key, value, ttlMs) =>
      either(async (store) => {
        await store.set(key, value, ttlMs)
        if (store === shared) await local.delete(key)
      }),
    setIfAbsent: async (key, value, ttlMs) =>
      (await local.get(key)) === null && either((store) => store.setIfAbsent(key, value, ttlMs)),
    delete: async (key) => {
      await local.delete(key)
      await either((store) => store.delete(key))
    },
    takeFromBuckets: (buckets, take) => gate.send(() => shared.takeFromBuckets(buckets, take)),
    settleBuckets: (buckets, cost) => gate.send(() => shared.settleBuckets(buckets, cost)),
    count: (key, windowMs) => either((store) => store.count(key, windowMs)),
    isReady: () => shared.isReady(),
    close: async () => {
      gate.close()
      await shared.close()
    },
  }
}
