import type { Language } from '@hogar/schema/stores.ts'
import type { MoneyValue } from './money.ts'

/** An amount as shops write it in a language: `$1,299.00`, and with a point in Italy too, where prose has none. */
export function formatMoney({ amount, currencyCode }: MoneyValue, language: Language): string {
  const options = { style: 'currency', currency: currencyCode, useGrouping: 'always' } as const
  return new Intl.NumberFormat(language, options).format(Number(amount))
}
