import type { Notice, NoticeCode, UserError, UserErrorCode } from '../__generated__/schemaTypes.ts'
import type { MessageKey } from './core/messageKey.ts'
import type { MessageLanguage } from './core/messageLanguage.ts'
import { message } from './message.ts'

type Details = Readonly<{
  /** Path of the input field. */
  field?: readonly (string | number)[]
  sku?: string | null
  availableQuantity?: number | null
  /** Values of the placeholders in braces. */
  words?: Readonly<Record<string, string | number>>
  /** Key of a message that is more specific than the code's own. */
  sentence?: MessageKey
}>

type Named = Exclude<UserErrorCode, 'INVALID' | 'REFUSED'>
type FieldMessage = Extract<MessageKey, `FIELD_${string}` | 'TOO_MANY_LINES'>

/** Returns a refusal in the store's language. */
export function userError(language: MessageLanguage, code: Named, details: Details = {}): UserError {
  return refusal(code, message(language, details.sentence ?? code, details.words), details)
}

/** Returns the refusal of a field that is missing or invalid. */
export function invalidField(language: MessageLanguage, key: FieldMessage, details: Details): UserError {
  return refusal('INVALID', message(language, key, details.words), details)
}

/** Returns a refusal with the platform's message. */
export function refusedBy(text: string, details: Details = {}): UserError {
  return refusal('REFUSED', text, details)
}

/** Returns a notice: the mutation succeeded, and the shopper should know this. */
export function notice(
  language: MessageLanguage,
  code: NoticeCode,
  words: Readonly<Record<string, string>> = {},
): Notice {
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
