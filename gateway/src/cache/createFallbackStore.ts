import type { Logger } from 'pino'
import { createMemoryStore } from './createMemoryStore.ts'
import { LOCAL_SLOTS_SHARE } from './limits.ts'
import { createOutageGate } from './createOutageGate.ts'
import { type SharedStore, SharedStoreUnavailable, type Slot } from './sharedStore.ts'

type Options = Readonly<{
  /** Called for each command that memory answers in place of the shared store. */
  onFallback: () => void
  log: Pick<Logger, 'info' | 'warn'>
  local?: SharedStore
  probeMs?: number
}>

/**
 * Creates a shared store that falls back to this instance's memory during an outage: for values, claims and counters,
 * but not for rate limits, whose commands throw SharedStoreUnavailable. Attempt counters have fewer slots then. A value
 * set during the outage stays in effect for this instance.
 */
export function createFallbackStore(
  shared: SharedStore,
  { onFallback, local = createMemoryStore(), ...options }: Options,
): SharedStore {
  const gate = createOutageGate(shared, options)
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
    takeSlots: (slots, windowMs) =>
      either(async (store) => {
        if (store === local) return local.takeSlots(slots.map(fewer), windowMs)
        const taken = await shared.takeSlots(slots, windowMs)
        // A slot that cannot be given back is free again at the end of its window.
        return taken && { giveBack: () => gate.send(taken.giveBack).catch(unlessAway) }
      }),
    isReady: () => shared.isReady(),
    close: async () => {
      gate.close()
      await shared.close()
    },
  }
}

/** Reduces the slots of a counter, since each instance counts alone. */
function fewer({ key, max }: Slot): Slot {
  return { key, max: Math.max(1, Math.floor(max * LOCAL_SLOTS_SHARE)) }
}

function unlessAway(error: unknown): void {
  if (!(error instanceof SharedStoreUnavailable)) throw error
}
