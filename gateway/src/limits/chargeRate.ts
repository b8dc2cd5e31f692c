import type { Bucket } from '../sharedStore/bucket.ts'
import { type SharedStore, SharedStoreUnavailable } from '../sharedStore/sharedStore.ts'
import {
  RATE_BURST_ADDRESS,
  RATE_BURST_PARTNER,
  RATE_BURST_SESSION,
  RATE_PER_MINUTE_ADDRESS,
  RATE_PER_MINUTE_PARTNER,
  RATE_PER_MINUTE_SESSION,
} from './limits.ts'

/** Who pays for a request. A session counts only when it came sealed: a new one is free to mint. */
export type Payer = Readonly<{ address: string; sessionId: string | null; partner: string | null }>

type Rates = Readonly<{
  sharedStore: SharedStore
  /** Multiplies every rate; 0 turns the limit off. */
  factor: number
  /** Told when the store was away and the request went on unlimited. */
  onFailOpen: () => void
}>

/**
 * Takes a request's cost from the buckets of whoever asks: a partner from the key's, anybody else from the address' and
 * the session's. Returns 0, or the milliseconds to wait. Without the shared store it lets pass: a shop that sells beats
 * a limit that holds.
 */
export async function chargeRate(
  payer: Payer,
  cost: number,
  { sharedStore, factor, onFailOpen }: Rates,
): Promise<number> {
  if (factor === 0) return 0
  try {
    const answers = await Promise.all(
      bucketsOf(payer).map(({ key, burst, perMinute }) => {
        const bucket: Bucket = { capacity: burst * factor, refillPerSecond: (perMinute * factor) / 60 }
        return sharedStore.takeFromBucket(`rate:${key}`, cost, bucket)
      }),
    )
    return Math.max(...answers.map((answer) => answer.retryAfterMs))
  } catch (error) {
    if (!(error instanceof SharedStoreUnavailable)) throw error
    onFailOpen()
    return 0
  }
}

function bucketsOf({ address, sessionId, partner }: Payer) {
  if (partner !== null) {
    return [{ key: `partner:${partner}`, burst: RATE_BURST_PARTNER, perMinute: RATE_PER_MINUTE_PARTNER }]
  }
  const byAddress = { key: `address:${address}`, burst: RATE_BURST_ADDRESS, perMinute: RATE_PER_MINUTE_ADDRESS }
  if (sessionId === null) return [byAddress]
  return [byAddress, { key: `session:${sessionId}`, burst: RATE_BURST_SESSION, perMinute: RATE_PER_MINUTE_SESSION }]
}
