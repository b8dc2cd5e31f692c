import type { MessageLanguage } from '../errors/core/messageLanguage.ts'
import type { MoneyValue } from './money.ts'

/**
 * Formats an amount as shops do in a language: `$1,299.00`; in Italian too with a thousands separator, which prose
 * omits.
 */
export function formatMoney({ amount, currencyCode }: MoneyValue, language: MessageLanguage): string {
  const options = { style: 'currency', currency: currencyCode, useGrouping: 'always' } as const
  return new Intl.NumberFormat(language, options).format(Number(amount))
}
