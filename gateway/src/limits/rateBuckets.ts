import type { NamedBucket } from '../cache/bucket.ts'
import {
  RATE_BURST_ADDRESS,
  RATE_BURST_PARTNER,
  RATE_BURST_SESSION,
  RATE_BURST_STOREFRONT,
  RATE_PER_MINUTE_ADDRESS,
  RATE_PER_MINUTE_PARTNER,
  RATE_PER_MINUTE_SESSION,
  RATE_PER_MINUTE_STOREFRONT,
} from './limits.ts'

/** Payer of a request's cost: a partner by key, the storefront for pages that all visitors share, or an address. */
export type Payer =
  | Readonly<{ kind: 'partner'; name: string }>
  | Readonly<{ kind: 'storefront' }>
  | Readonly<{ kind: 'address'; address: string }>

/** Returns the bucket of a payer. `factor` multiplies every rate. */
export function bucketOf(payer: Payer, factor: number): NamedBucket {
  switch (payer.kind) {
    case 'partner':
      return bucket(`partner:${payer.name}`, RATE_BURST_PARTNER * factor, RATE_PER_MINUTE_PARTNER * factor)
    case 'storefront':
      return bucket('storefront', RATE_BURST_STOREFRONT * factor, RATE_PER_MINUTE_STOREFRONT * factor)
    case 'address':
      return bucket(`address:${payer.address}`, RATE_BURST_ADDRESS * factor, RATE_PER_MINUTE_ADDRESS * factor)
  }
}

/** Returns the bucket of a session that arrived sealed, in addition to its payer's: new sessions are free to create. */
export function sessionBucket(sessionId: string, factor: number): NamedBucket {
  return bucket(`session:${sessionId}`, RATE_BURST_SESSION * factor, RATE_PER_MINUTE_SESSION * factor)
}

function bucket(name: string, capacity: number, perMinute: number): NamedBucket {
  return { key: `rate:${name}`, capacity, refillPerSecond: perMinute / 60 }
}
