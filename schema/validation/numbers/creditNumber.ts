import { cleanCode } from '../cleanText.ts'
import { hasLuhnDigit } from './luhn.ts'

const NUMBER = /^C\d{8}$/

/** The customer number of an account of credit: a C, which may be left out, and its digits. */
export function cleanCreditNumber(text: string): string {
  const code = cleanCode(text)
    .toUpperCase()
    .replace(/[\s.‐‑–—-]/g, '')
  return /^\d+$/.test(code) ? `C${code}` : code
}

/** Returns `creditNumber` for anything but a C and eight digits, the last the Luhn digit of the others; else null. */
export function creditNumberFault(number: string): 'creditNumber' | null {
  return NUMBER.test(number) && hasLuhnDigit(number.slice(1)) ? null : 'creditNumber'
}
