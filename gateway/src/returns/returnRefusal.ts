import { RETURN_PHOTO_MAX_BYTES, RETURN_PHOTOS_MAX } from '@hogar/schema/validation/limits.ts'
import type { UserError } from '../__generated__/schemaTypes.ts'
import { userError } from '../errors/userError.ts'
import type { GraphContext } from '../app/context.ts'
import type { UpstreamRefusal } from '../errors/upstreamRefusal.ts'

const NOT_FOUND = 404
const CONFLICT = 409
const BYTES_PER_KILOBYTE = 1_000

/** Maps the platform's refusal of a cancellation or a return. If it has no reason, the message has none either. */
export function returnRefusal(
  { messageLanguage: language }: Pick<GraphContext, 'messageLanguage'>,
  { status, message }: Pick<UpstreamRefusal, 'status' | 'message'>,
  tooLate: 'ORDER_NOT_CANCELABLE' | 'RETURN_NOT_POSSIBLE',
): UserError {
  if (status === NOT_FOUND) return userError(language, 'ORDER_NOT_FOUND', { field: ['orderId'] })
  if (status === CONFLICT) return userError(language, tooLate, { field: ['orderId'] })
  if (/photo/i.test(message)) return photosRefused({ messageLanguage: language })
  if (/left|no such item|twice|\bqty\b/i.test(message))
    return userError(language, 'ORDER_LINE_QUANTITY', { field: ['lines'] })
  return userError(language, 'CANCEL_OR_RETURN_FAILED')
}

/** Returns the refusal of photos that are not acceptable. */
export function photosRefused({ messageLanguage: language }: Pick<GraphContext, 'messageLanguage'>): UserError {
  const words = { max: RETURN_PHOTOS_MAX, kilobytes: RETURN_PHOTO_MAX_BYTES / BYTES_PER_KILOBYTE }
  return userError(language, 'RETURN_PHOTOS', { field: ['photos'], words })
}
