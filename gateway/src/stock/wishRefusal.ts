import type { MessageLanguage } from '../errors/core/messageLanguage.ts'
import type { UserError } from '../__generated__/schemaTypes.ts'
import { plainText } from '../parse/plainText.ts'
import { message } from '../errors/message.ts'
import { refusedBy, userError } from '../errors/userError.ts'
import { isTechnical } from '../errors/isTechnical.ts'
import { REFUSAL_CHARACTERS_MAX } from './limits.ts'

const HTTP_NOT_FOUND = 404

type Refused = Readonly<{ status: number; message: string }>

/**
 * Maps the platform's refusal of a stock alert to the gateway's own message if there is one, else keeps the platform's.
 */
export function wishRefusal(
  language: MessageLanguage,
  { status, message: text }: Refused,
  { sku, name }: Readonly<{ sku: string; name: string }>,
): UserError {
  const about = { field: ['sku'], sku, words: { name } }
  if (status === HTTP_NOT_FOUND) return userError(language, 'PRODUCT_NOT_FOUND', about)
  if (/in stock/i.test(text)) return userError(language, 'IN_STOCK', about)
  const sentence = isTechnical(text) ? null : plainText(text, REFUSAL_CHARACTERS_MAX)
  return refusedBy(sentence ?? message(language, 'REFUSED_WITHOUT_WORDS'), about)
}
