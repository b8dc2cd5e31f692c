import type { Language } from '@hogar/schema/stores.ts'
import type { MoneyValue } from './money.ts'

/**
 * Formats an amount as shops do in a language: `$1,299.00`; in Italian too with a thousands separator, which prose
 * omits.
 */
export function formatMoney({ amount, currencyCode }: MoneyValue, language: Language): string {
  const options = { style: 'currency', currency: currencyCode, useGrouping: 'always' } as const
  return new Intl.NumberFormat(language, options).format(Number(amount))
}
