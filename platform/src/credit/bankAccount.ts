import { BANKS } from './banks.ts'

const CLABE = /^\d{18}$/
const CARD = /^\d{16}$/
/** Weights of a CLABE's first 17 digits, repeated. */
const WEIGHTS = [3, 7, 1] as const

export type BankAccount = Readonly<{
  tipo: 'CLABE' | 'TARJETA'
  /** Bank of a CLABE. Null for a card, whose number does not tell it, and for a bank that is not on the list. */
  banco: string | null
  /** False for a CLABE of a bank that is not on the list: nothing can be sent there. */
  valida: boolean
}>

/** Reads a CLABE or the number of a debit card, with blanks and hyphens; null for a wrong length or check digit. */
export function readBankAccount(typed: string): BankAccount | null {
  const digits = typed.replace(/[\s-]/g, '')
  if (CLABE.test(digits) && Number(digits.at(-1)) === clabeCheck(digits)) {
    const bank = BANKS.find(({ value }) => digits.startsWith(value))
    return { tipo: 'CLABE', banco: bank?.label ?? null, valida: bank !== undefined }
  }
  return CARD.test(digits) && hasLuhnDigit(digits) ? { tipo: 'TARJETA', banco: null, valida: true } : null
}

/** Returns the check digit of a CLABE, by its first 17 digits. */
export function clabeCheck(digits: string): number {
  const sum = Array.from(digits.slice(0, 17)).reduce(
    (total, digit, at) => total + ((Number(digit) * (WEIGHTS[at % 3] ?? 0)) % 10),
    0,
  )
  return (10 - (sum % 10)) % 10
}

/** Luhn check: every second digit from the right is doubled, and the sum of all digits ends in 0. */
function hasLuhnDigit(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}
