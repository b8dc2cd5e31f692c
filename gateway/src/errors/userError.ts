import type { Language } from '@hogar/schema/stores.ts'
import type { Notice, NoticeCode, UserError, UserErrorCode } from '../__generated__/resolverTypes.ts'
import { type MessageKey, message } from './messages.ts'

type Details = Readonly<{
  /** Input field as a path. */
  field?: readonly (string | number)[]
  sku?: string | null
  availableQuantity?: number | null
  /** What fills the words in braces. */
  words?: Readonly<Record<string, string | number>>
}>

type Named = Exclude<UserErrorCode, 'INVALID' | 'REFUSED'>
type FieldMessage = Extract<MessageKey, `FIELD_${string}` | 'TOO_MANY_LINES'>

/** A refusal in the store's language. */
export function userError(language: Language, code: Named, details: Details = {}): UserError {
  return refusal(code, message(language, code, details.words), details)
}

/** A field that is missing or of the wrong form. */
export function invalidField(language: Language, key: FieldMessage, details: Details): UserError {
  return refusal('INVALID', message(language, key, details.words), details)
}

/** A refusal in the platform's own words. */
export function refusedBy(text: string, details: Details = {}): UserError {
  return refusal('REFUSED', text, details)
}

/** Something done that the shopper should know. */
export function notice(language: Language, code: NoticeCode, words: Readonly<Record<string, string>> = {}): Notice {
  return { code, message: message(language, code, words), priceChange: null }
}

function refusal(code: UserErrorCode, text: string, { field, sku, availableQuantity }: Details): UserError {
  return {
    code,
    message: text,
    field: field?.map(String) ?? null,
    sku: sku ?? null,
    availableQuantity: availableQuantity ?? null,
  }
}
