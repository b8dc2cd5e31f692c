import { luhnDigit } from '../../money/luhnDigit.ts'
import { clabeCheck } from '../bankAccount.ts'

/** Number of an account: `C`, seven digits, and their Luhn digit. */
const NUMBER = /^C(\d{7})(\d)$/
/** Bank and place of the CLABEs of accounts, and four digits that they share. */
const CLABE_PREFIX = '6461801104'
const SEQUENCE_DIGITS = 7

/** Returns the account number that belongs to a sequence number of up to seven digits. */
export function accountNumber(sequence: number): string {
  const digits = String(sequence).padStart(SEQUENCE_DIGITS, '0')
  return `C${digits}${luhnDigit(digits)}`
}

/** Returns the CLABE that transfers to an account go to. */
export function clabeOfAccount(sequence: number): string {
  const digits = `${CLABE_PREFIX}${String(sequence).padStart(SEQUENCE_DIGITS, '0')}`
  return `${digits}${clabeCheck(digits)}`
}

/** Reads an account number as typed: with blanks and hyphens, in any case, with or without its letter. Null for a slip. */
export function readAccountNumber(typed: string): string | null {
  const compact = typed.replace(/[\s-]/g, '').toUpperCase()
  const number = compact.startsWith('C') ? compact : `C${compact}`
  const [, digits, check] = NUMBER.exec(number) ?? []
  return digits !== undefined && Number(check) === luhnDigit(digits) ? number : null
}

/** Masks an account number: `C1000•••6`. */
export function maskedNumber(number: string): string {
  return `${number.slice(0, 5)}•••${number.slice(-1)}`
}
