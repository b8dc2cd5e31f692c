/** Token bucket of cost: full at `capacity`, refilled steadily. */
export type Bucket = Readonly<{ capacity: number; refillPerSecond: number }>

export type NamedBucket = Bucket & Readonly<{ key: string }>

/** Cost to take; `reserve` must also be left in each bucket for the take to succeed. */
export type Take = Readonly<{ cost: number; reserve?: number }>

/**
 * Result of a take. `retryAfterMs` is 0 if the cost was taken; else nothing was taken, and it will succeed after that
 * time.
 */
export type BucketAnswer = Readonly<{ remaining: number; retryAfterMs: number }>

/** Level of a bucket and its time, in milliseconds of a clock that all callers share. */
export type BucketState = Readonly<{ level: number; at: number }>

/** Tolerance for binary rounding, so that the promised wait is always enough. */
const ROUNDING = 1e-9

/** Returns the level of a bucket at `now`. A clock that was set back changes nothing. */
export function filledLevel(known: BucketState | undefined, bucket: Bucket, now: number): number {
  const { capacity, refillPerSecond } = bucket
  if (!known) return capacity
  return Math.min(capacity, known.level + (Math.max(0, now - known.at) / 1000) * refillPerSecond)
}

/**
 * Returns 0 if a bucket at this level grants `cost`, else the milliseconds until it does. A cost above the capacity is
 * granted by a full bucket, which goes into debt; otherwise it never could be.
 */
export function waitMs(level: number, { capacity, refillPerSecond }: Bucket, { cost, reserve = 0 }: Take): number {
  const needed = Math.min(cost + reserve, capacity)
  return level + ROUNDING >= needed ? 0 : Math.ceil(((needed - level) / refillPerSecond) * 1000)
}

/** Returns the level after a settlement: at most the capacity, and in debt by at most as much. */
export function settledLevel(level: number, { capacity }: Bucket, cost: number): number {
  return Math.min(capacity, Math.max(-capacity, level - cost))
}
