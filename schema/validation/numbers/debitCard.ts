import { cleanNumber } from './cleanNumber.ts'
import { hasLuhnDigit } from './luhn.ts'

const CARD = /^\d{16}$/
const GROUP_DIGITS = 4

/** The number of a debit card as digits alone. */
export function cleanDebitCard(text: string): string {
  return cleanNumber(text)
}

/** Returns `debitCard` for anything but 16 digits, the last the Luhn digit of the others; null for the number of a card. */
export function debitCardFault(digits: string): 'debitCard' | null {
  return CARD.test(digits) && hasLuhnDigit(digits) ? null : 'debitCard'
}

/** Returns the digits of a card, or their beginning, in groups of four. */
export function groupDebitCard(digits: string): string {
  return Array.from({ length: Math.ceil(digits.length / GROUP_DIGITS) }, (_, at) =>
    digits.slice(at * GROUP_DIGITS, (at + 1) * GROUP_DIGITS),
  ).join(' ')
}
