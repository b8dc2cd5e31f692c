import type { NamedBucket } from '../sharedStore/bucket.ts'
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

/** Who pays for a request: a partner by key, the storefront for the pages that all visitors share, or an address. */
export type Payer =
  | Readonly<{ kind: 'partner'; name: string }>
  | Readonly<{ kind: 'storefront' }>
  | Readonly<{ kind: 'address'; address: string }>

/** The bucket of a payer. `factor` multiplies every rate. */
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

/** The bucket of a session that came sealed, beside its payer's: a new session costs nothing to make. */
export function sessionBucket(sessionId: string, factor: number): NamedBucket {
  return bucket(`session:${sessionId}`, RATE_BURST_SESSION * factor, RATE_PER_MINUTE_SESSION * factor)
}

function bucket(name: string, capacity: number, perMinute: number): NamedBucket {
  return { key: `rate:${name}`, capacity, refillPerSecond: perMinute / 60 }
}
