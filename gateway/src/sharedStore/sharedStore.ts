import type { BucketAnswer, NamedBucket, Take } from './bucket.ts'

/** A counter of tries that is full at `max`. */
export type Slot = Readonly<{ key: string; max: number }>

/** One try in each of several counters. */
export type TakenSlots = Readonly<{ giveBack(): Promise<void> }>

/**
 * What the instances of a gateway share: idempotency keys, rate limits, locks. Memory for one instance, Redis for many,
 * with memory in reserve: all keep the same contract. A store that cannot be reached throws SharedStoreUnavailable at
 * once, it never hangs.
 */
export type SharedStore = Readonly<{
  get(key: string): Promise<string | null>
  set(key: string, value: string, ttlMs: number): Promise<void>
  /** Sets the value only where there is none; true when it did. */
  setIfAbsent(key: string, value: string, ttlMs: number): Promise<boolean>
  delete(key: string): Promise<void>
  /** Takes `cost` out of every bucket, or out of none when one has too little; one answer for each bucket. */
  takeFromBuckets(buckets: readonly NamedBucket[], take: Take): Promise<readonly BucketAnswer[]>
  /** Takes `cost` out of every bucket in any case, into debt where there is too little; gives back what is negative. */
  settleBuckets(buckets: readonly NamedBucket[], cost: number): Promise<void>
  /** Adds one to a counter that starts over `windowMs` after its first count; returns the count. */
  count(key: string, windowMs: number): Promise<number>
  /**
   * Takes a slot of every counter, or of none where one is full: null then. A counter is empty again `windowMs` after its
   * first slot was taken.
   */
  takeSlots(slots: readonly Slot[], windowMs: number): Promise<TakenSlots | null>
  /** Whether the store answers. */
  isReady(): Promise<boolean>
  close(): Promise<void>
}>

/** The store cannot be reached. Who asked decides whether to go on without. */
export class SharedStoreUnavailable extends Error {
  constructor(options?: ErrorOptions) {
    super('The shared store cannot be reached.', options)
    this.name = 'SharedStoreUnavailable'
  }
}
