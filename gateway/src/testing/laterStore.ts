import { createMemoryStore } from '../cache/memoryStore.ts'
import type { SharedStore } from '../cache/sharedStore.ts'

/**
 * A store in memory that is made when something first asks for it: room for a hundred thousand entries takes longer to
 * get than most tests run, and few of them keep anything.
 */
export function createLaterStore(): SharedStore {
  let made: SharedStore | undefined
  const store = () => (made ??= createMemoryStore())
  return {
    get: (...asked) => store().get(...asked),
    set: (...asked) => store().set(...asked),
    setIfAbsent: (...asked) => store().setIfAbsent(...asked),
    delete: (...asked) => store().delete(...asked),
    takeFromBuckets: (...asked) => store().takeFromBuckets(...asked),
    settleBuckets: (...asked) => store().settleBuckets(...asked),
    count: (...asked) => store().count(...asked),
    takeSlots: (...asked) => store().takeSlots(...asked),
    isReady: () => store().isReady(),
    close: async () => made?.close(),
  }
}
