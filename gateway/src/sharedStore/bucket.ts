/** A bucket of cost: full at `capacity`, filling up steadily. */
export type Bucket = Readonly<{ capacity: number; refillPerSecond: number }>

export type NamedBucket = Bucket & Readonly<{ key: string }>

/** `reserve` must be left in each bucket, beside `cost`, for the take to succeed. */
export type Take = Readonly<{ cost: number; reserve?: number }>

/** `retryAfterMs` is 0 when the cost was taken; else nothing was, and there will be enough so much later. */
export type BucketAnswer = Readonly<{ remaining: number; retryAfterMs: number }>

/** What a bucket held, and when: in milliseconds of a clock that all takes share. */
export type BucketState = Readonly<{ level: number; at: number }>

/** What binary fractions lose on the way: the wait that was promised has to be enough. */
const ROUNDING = 1e-9

/** Level of a bucket at `now`. A clock that was set back gives nothing and takes nothing. */
export function filledLevel(known: BucketState | undefined, bucket: Bucket, now: number): number {
  const { capacity, refillPerSecond } = bucket
  if (!known) return capacity
  return Math.min(capacity, known.level + (Math.max(0, now - known.at) / 1000) * refillPerSecond)
}

/**
 * Returns 0 when a bucket at this level gives `cost`, else the milliseconds until it does. A cost above the capacity passes
 * when the bucket is full and leaves it in debt, else it could never pass.
 */
export function waitMs(level: number, { capacity, refillPerSecond }: Bucket, { cost, reserve = 0 }: Take): number {
  const needed = Math.min(cost + reserve, capacity)
  return level + ROUNDING >= needed ? 0 : Math.ceil(((needed - level) / refillPerSecond) * 1000)
}

/** Level after a settlement: never above the capacity, and in debt by at most as much. */
export function settledLevel(level: number, { capacity }: Bucket, cost: number): number {
  return Math.min(capacity, Math.max(-capacity, level - cost))
}
