import type { Bucket } from '../../cache/bucket.ts'

/** Quota after a request: its charge, and the remainder of its payer. */
export type Quota = Readonly<{ name: string; bucket: Bucket; charged: number; remaining: number }>

/** Quota fields of `extensions.cost`. */
export type QuotaReport = Readonly<{ charged: number; remaining: number; limit: number; resetAt: string }>

/**
 * Returns the quota headers: `RateLimit` and `RateLimit-Policy` of the IETF draft, and the three `X-RateLimit-*` that
 * most clients read. `t` and `X-RateLimit-Reset` are seconds until the quota is full again.
 */
export function quotaHeaders({ name, bucket, remaining }: Quota): Readonly<Record<string, string>> {
  const seconds = secondsUntilFull(bucket, remaining)
  const limit = Math.floor(bucket.capacity)
  return {
    'ratelimit-policy': `"${name}";q=${limit};w=${Math.max(1, Math.ceil(bucket.capacity / bucket.refillPerSecond))}`,
    ratelimit: `"${name}";r=${remaining};t=${seconds}`,
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': String(seconds),
  }
}

/** Returns the quota for `extensions.cost`. `now` in milliseconds since 1970. */
export function quotaReport({ bucket, charged, remaining }: Quota, now: number): QuotaReport {
  const resetAt = new Date(now + secondsUntilFull(bucket, remaining) * 1000).toISOString()
  return { charged, remaining, limit: Math.floor(bucket.capacity), resetAt }
}

function secondsUntilFull({ capacity, refillPerSecond }: Bucket, remaining: number): number {
  return Math.ceil(Math.max(0, capacity - remaining) / refillPerSecond)
}
