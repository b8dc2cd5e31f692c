import type { UserError, UserErrorCode } from '../../__generated__/schemaTypes.ts'
import type { MessageLanguage } from '../core/messageLanguage.ts'
import { userError } from '../userError.ts'

type Named = Exclude<UserErrorCode, 'INVALID' | 'REFUSED'>
type Place = Readonly<{
  field?: readonly (string | number)[]
  sku?: string
  words?: Readonly<Record<string, string | number>>
}>
type At = (name: string) => Place

/** Sentences of the platform that leave no doubt about their reason, and where it lies in the input. */
const SENTENCES: readonly (readonly [RegExp, Named, (at: At, found: RegExpExecArray) => Place])[] = [
  [/\bcredit line does not cover\b/i, 'CREDIT_LINE_CHANGED', () => ({ field: ['expectsCreditLine'] })],
  [/\bcompany cannot order\b/i, 'COMPANY_BLOCKED', () => ({})],
  [/\bnot allowed in this company\b/i, 'COMPANY_FORBIDDEN', () => ({})],
  [/\bcoupon\b.*\bused up\b/i, 'COUPON_INVALID', () => ({})],
  // The wallet that was chosen holds less by now, or the cart came to cost more.
  [/\bpayment method is not available\b/i, 'PAYMENT_METHOD_UNAVAILABLE', () => ({})],
  [/\bwallet balance is too low\b|\bguest has no wallet\b/i, 'PAYMENT_METHOD_UNAVAILABLE', () => ({})],
  [/\bnumber of months\b|\bterm of credit\b/i, 'PAYMENT_METHOD_UNAVAILABLE', () => ({})],
  [/\bcarrier with such method not found\b/i, 'SHIPPING_METHOD_UNAVAILABLE', () => ({})],
  [/\b(?:shipping|billing) address is missing\b/i, 'SHIPPING_REQUIRED', () => ({})],
  [/\bcountry of the shipping address\b/i, 'SHIPPING_REQUIRED', () => ({})],
  [/\bnothing in the cart\b|\bcart doesn't contain products\b/i, 'CART_EMPTY', () => ({})],
  [/\bat most (\d+) quotes\b/i, 'QUOTE_LIMIT', (_at, [, max = '']) => ({ words: { max } })],
  [/\bat most (\d+) addresses\b/i, 'ADDRESS_LIMIT', (_at, [, max = '']) => ({ words: { max } })],
  [/\bidempotency-key was used\b/i, 'IDEMPOTENCY_MISMATCH', () => ({ field: ['clientMutationId'] })],
  [/\bmaximum qty allowed\b|\bshould be a whole number\b/i, 'INVALID_QUANTITY', (at) => at('quantity')],
]

/** Maps a refusal by its sentence, for platforms that send no reason; null for other sentences. */
export function sentenceRefusal(language: MessageLanguage, text: string, at: At): UserError | null {
  for (const [sentence, code, place] of SENTENCES) {
    const found = sentence.exec(text)
    if (found) return userError(language, code, place(at, found))
  }
  return null
}
