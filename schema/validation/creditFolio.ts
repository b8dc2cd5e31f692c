import { cleanCode } from './cleanText.ts'

/** Maximum length of the number of a credit application. */
const FOLIO_MAX_CHARACTERS = 64
const LAST_DIGITS = /^\d{4}$/

/** Removes all blanks from the number of a credit application, in capitals: `s-7k2m pq4x` becomes `S-7K2MPQ4X`. */
export function cleanCreditFolio(text: string): string {
  return cleanCode(text).replace(/\s/g, '').toUpperCase()
}

/** True for a cleaned text that can be the number of a credit application. Platforms number them in their own way. */
export function isCreditFolio(text: string): boolean {
  return text !== '' && text.length <= FOLIO_MAX_CHARACTERS
}

/** True for the last four digits of a telephone. */
export function isTelephoneEnd(text: string): boolean {
  return LAST_DIGITS.test(text)
}
