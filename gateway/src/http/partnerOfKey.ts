import { hash, timingSafeEqual } from 'node:crypto'
import { GatewayError } from '../graph/gatewayError.ts'
import { RequestRefusal } from './requestRefusal.ts'

/**
 * The name of the partner whose key this is, null without a key. Only digests are configured and compared, in constant
 * time. Throws RequestRefusal 401 for a key that nobody has.
 */
export function partnerOfKey(key: string | undefined, digests: Readonly<Record<string, string>>): string | null {
  if (key === undefined || key === '') return null
  const digest = hash('sha256', key, 'buffer')
  const found = Object.entries(digests).find(([, known]) => timingSafeEqual(Buffer.from(known, 'hex'), digest))
  if (found) return found[0]
  throw new RequestRefusal([new GatewayError('UNAUTHENTICATED', 'X-Api-Key is not known.')], { status: 401 })
}
