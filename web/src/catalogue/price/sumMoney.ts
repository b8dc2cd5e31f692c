import type { MoneyValue } from '../../i18n/useMoney.ts'

/** Amount and how often it counts; a whole number. */
export type MoneyTerm = Readonly<{ money: MoneyValue; times: number }>

/**
 * Returns the sum of amounts of one currency, exact: in the smallest unit, never as floats. Null for an empty list.
 */
export function sumMoney(terms: readonly MoneyTerm[]): MoneyValue | null {
  const [first] = terms
  if (!first) return null
  const digits = Math.max(...terms.map(({ money }) => fractionDigits(money.amount)))
  const total = terms.reduce((sum, { money, times }) => sum + toUnits(money.amount, digits) * BigInt(times), 0n)
  return { amount: fromUnits(total, digits), currencyCode: first.money.currencyCode }
}

function fractionDigits(amount: string): number {
  return amount.split('.')[1]?.length ?? 0
}

function toUnits(amount: string, digits: number): bigint {
  const [whole = '0', fraction = ''] = amount.split('.')
  return BigInt(whole + fraction.padEnd(digits, '0'))
}

function fromUnits(units: bigint, digits: number): string {
  const text = String(units < 0n ? -units : units).padStart(digits + 1, '0')
  const sign = units < 0n ? '-' : ''
  return digits === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}
