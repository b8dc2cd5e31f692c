import type { MoneyValue } from '../../i18n/useMoney.ts'

const CENTS = 100

/** Returns the part of a payment that is only taken off while it is on time; null if there is none, or it is not known. */
export function lostBonus(
  contract: MoneyValue | null | undefined,
  punctual: MoneyValue | null | undefined,
): MoneyValue | null {
  if (!contract || !punctual) return null
  const cents = Math.round(Number(contract.amount) * CENTS) - Math.round(Number(punctual.amount) * CENTS)
  return cents > 0 ? { amount: (cents / CENTS).toFixed(2), currencyCode: contract.currencyCode } : null
}
