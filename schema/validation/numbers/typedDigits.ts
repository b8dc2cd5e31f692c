import { cleanPostcode } from '../cleanPostcode.ts'
import { bareTelephone } from '../cleanTelephone.ts'
import { cleanCreditNumber } from './creditNumber.ts'
import { cleanNumber } from './cleanNumber.ts'

/**
 * Cleaners of fields that take digits only: each is that of the rule that checks the field, so that blanks, dashes, a plus
 * and what else the rule accepts are no fault.
 */
const BARE = {
  /** Code, PIN, card or account of a bank. */
  number: cleanNumber,
  postcode: cleanPostcode,
  telephone: (text: string) => bareTelephone(text).replace(/^\+/, ''),
  /** Customer number of an account of credit, which begins with a C. */
  creditNumber: (text: string) => cleanCreditNumber(text).replace(/^C/, ''),
} as const

/** Kind of a field that takes digits only. */
export type DigitKind = keyof typeof BARE

/** Returns true if a typed text has no characters but digits and those that its field ignores; true for an empty one. */
export function isTypedInDigits(kind: DigitKind, text: string): boolean {
  return /^\d*$/.test(BARE[kind](text))
}
