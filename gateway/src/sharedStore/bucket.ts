/** A bucket of cost: full at `capacity`, filling up steadily. */
export type Bucket = Readonly<{ capacity: number; refillPerSecond: number }>

/** `retryAfterMs` is 0 when the cost was taken; else nothing was, and there will be enough so much later. */
export type BucketAnswer = Readonly<{ remaining: number; retryAfterMs: number }>

/** What binary fractions lose on the way: the wait that was promised has to be enough. */
const ROUNDING = 1e-9

type Take = Readonly<{ cost: number; bucket: Bucket; now: number }>

/**
 * What a bucket holds after `cost` was asked of it at `now`, in milliseconds. A cost above the capacity passes when the
 * bucket is full and leaves it in debt, else it could never pass. The rule of the Redis script in words of its own.
 */
export function bucketAfter(
  known: Readonly<{ level: number; at: number }> | undefined,
  { cost, bucket, now }: Take,
): Readonly<{ level: number; answer: BucketAnswer }> {
  const { capacity, refillPerSecond } = bucket
  const filled = known
    ? Math.min(capacity, known.level + (Math.max(0, now - known.at) / 1000) * refillPerSecond)
    : capacity
  const needed = Math.min(cost, capacity)
  if (filled + ROUNDING >= needed) {
    const level = filled - cost
    return { level, answer: { remaining: Math.max(0, Math.floor(level)), retryAfterMs: 0 } }
  }
  const retryAfterMs = Math.ceil(((needed - filled) / refillPerSecond) * 1000)
  return { level: filled, answer: { remaining: Math.max(0, Math.floor(filled)), retryAfterMs } }
}
