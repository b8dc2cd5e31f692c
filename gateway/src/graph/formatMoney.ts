import type { Language } from '@hogar/schema/stores.ts'
import type { MoneyValue } from './money.ts'

/** An amount as one writes it in a language: `$1,299.00`. */
export function formatMoney({ amount, currencyCode }: MoneyValue, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency: currencyCode }).format(Number(amount))
}
