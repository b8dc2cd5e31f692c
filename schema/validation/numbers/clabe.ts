import { cleanNumber } from './cleanNumber.ts'

const CLABE = /^\d{17}(\d)$/
/** Weights of the first 17 digits, repeated. */
const WEIGHTS = [3, 7, 1] as const
/** Places behind the bank, the place and the account. */
const GROUP_ENDS = [3, 6, 17] as const

/** The number of a Mexican bank account (CLABE) as digits alone. */
export function cleanClabe(text: string): string {
  return cleanNumber(text)
}

/** Returns `clabe` for anything but 18 digits whose last is the check digit of the others; null for a CLABE. */
export function clabeFault(digits: string): 'clabe' | null {
  const [, check] = CLABE.exec(digits) ?? []
  return check !== undefined && Number(check) === checkDigit(digits) ? null : 'clabe'
}

/** Returns the digits of a CLABE, or its beginning, in the groups of bank, place, account and check digit: 3-3-11-1. */
export function groupClabe(digits: string): string {
  return [0, ...GROUP_ENDS]
    .map((start, at) => digits.slice(start, GROUP_ENDS[at]))
    .filter((group) => group !== '')
    .join(' ')
}

function checkDigit(digits: string): number {
  const products = Array.from(digits.slice(0, 17)).map((digit, at) => (Number(digit) * (WEIGHTS[at % 3] ?? 0)) % 10)
  return (10 - (products.reduce((sum, product) => sum + product, 0) % 10)) % 10
}
