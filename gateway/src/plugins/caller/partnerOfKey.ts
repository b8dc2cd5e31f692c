import { hash, timingSafeEqual } from 'node:crypto'
import { GatewayError } from '../../errors/gatewayError.ts'
import { RequestRefusal } from '../../errors/requestRefusal.ts'

/** Names by keys that passed the comparison, as many as there are partners: a digest costs more than a request's parsing. */
const verified = new WeakMap<Readonly<Record<string, string>>, Map<string, string>>()

/**
 * Returns the name of the partner that a key belongs to; null without a key. Only digests are configured and compared,
 * in constant time. Throws RequestRefusal 401 for an unknown key.
 */
export function partnerOfKey(key: string | undefined, digests: Readonly<Record<string, string>>): string | null {
  if (key === undefined || key === '') return null
  const names = verified.get(digests) ?? new Map<string, string>()
  verified.set(digests, names)
  const name = names.get(key)
  if (name !== undefined) return name
  const digest = hash('sha256', key, 'buffer')
  const found = Object.entries(digests).find(([, known]) => timingSafeEqual(Buffer.from(known, 'hex'), digest))
  if (found) {
    names.set(key, found[0])
    return found[0]
  }
  throw new RequestRefusal([new GatewayError('UNAUTHENTICATED', 'The X-Api-Key is unknown.')], { status: 401 })
}
