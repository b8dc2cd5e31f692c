import { Type } from 'typebox'
import { EMAIL_MAX_LENGTH } from './limits.ts'

/** One address: without the characters that separate or wrap addresses in the header of a mail. */
const EMAIL_PATTERN = String.raw`^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$`
const EMAIL = new RegExp(EMAIL_PATTERN)

/** Schema of an e-mail address in a request. */
export const Email = Type.String({ pattern: EMAIL_PATTERN, maxLength: EMAIL_MAX_LENGTH })

/** Returns true for an e-mail address that `Email` accepts. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text)
}
