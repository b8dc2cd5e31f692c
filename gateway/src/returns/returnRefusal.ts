import { RETURN_PHOTO_MAX_BYTES, RETURN_PHOTOS_MAX } from '@hogar/schema/validation/limits.ts'
import type { UserError } from '../__generated__/resolverTypes.ts'
import { userError } from '../errors/userError.ts'
import type { GraphContext } from '../graph/context.ts'
import type { UpstreamRefusal } from '../upstream/upstreamRefusal.ts'

const NOT_FOUND = 404
const CONFLICT = 409
const BYTES_PER_KILOBYTE = 1_000

/** What the platform refused of a cancellation or a return. Where it does not say why, neither do we. */
export function returnRefusal(
  { store }: Pick<GraphContext, 'store'>,
  { status, message }: Pick<UpstreamRefusal, 'status' | 'message'>,
  tooLate: 'ORDER_NOT_CANCELABLE' | 'RETURN_NOT_POSSIBLE',
): UserError {
  const { language } = store
  if (status === NOT_FOUND) return userError(language, 'ORDER_NOT_FOUND', { field: ['orderId'] })
  if (status === CONFLICT) return userError(language, tooLate, { field: ['orderId'] })
  if (/photo/i.test(message)) return photosRefused({ store })
  if (/left|no such item|twice/i.test(message)) return userError(language, 'ORDER_LINE_QUANTITY', { field: ['lines'] })
  return userError(language, 'CANCEL_OR_RETURN_FAILED')
}

/** That photos cannot be sent as they are. */
export function photosRefused({ store: { language } }: Pick<GraphContext, 'store'>): UserError {
  const words = { max: RETURN_PHOTOS_MAX, kilobytes: RETURN_PHOTO_MAX_BYTES / BYTES_PER_KILOBYTE }
  return userError(language, 'RETURN_PHOTOS', { field: ['photos'], words })
}
