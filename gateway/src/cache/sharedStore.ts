import type { BucketAnswer, NamedBucket, Take } from './bucket.ts'

/** Slot of an attempt counter that is full at `max`. */
export type Slot = Readonly<{ key: string; max: number }>

/** One slot in each of several counters. */
export type TakenSlots = Readonly<{ giveBack(): Promise<void> }>

/**
 * State that the instances of a gateway share: idempotency keys, rate limits, locks. In memory for one instance, in
 * Redis for many, with memory as a fallback: all have the same contract. If the store is unavailable, calls throw
 * SharedStoreUnavailable at once, and never hang.
 */
export type SharedStore = Readonly<{
  get(key: string): Promise<string | null>
  set(key: string, value: string, ttlMs: number): Promise<void>
  /** Sets a value if the key has none; returns true if it did. */
  setIfAbsent(key: string, value: string, ttlMs: number): Promise<boolean>
  delete(key: string): Promise<void>
  /** Takes `cost` from every bucket, or from none if one has too little; returns a result per bucket. */
  takeFromBuckets(buckets: readonly NamedBucket[], take: Take): Promise<readonly BucketAnswer[]>
  /** Takes `cost` from every bucket unconditionally, into debt if needed; refunds a negative cost. */
  settleBuckets(buckets: readonly NamedBucket[], cost: number): Promise<void>
  /** Increments a counter that restarts `windowMs` after its first count; returns the count. */
  count(key: string, windowMs: number): Promise<number>
  /**
   * Takes a slot of every counter; null, without taking any, if one is full. A counter restarts `windowMs` after its
   * first slot was taken.
   */
  takeSlots(slots: readonly Slot[], windowMs: number): Promise<TakenSlots | null>
  /** Returns true if the store replies. */
  isReady(): Promise<boolean>
  close(): Promise<void>
}>

/** The store is unavailable. The caller decides whether to continue without it. */
export class SharedStoreUnavailable extends Error {
  constructor(options?: ErrorOptions) {
    super('The shared store is unavailable.', options)
    this.name = 'SharedStoreUnavailable'
  }
}
