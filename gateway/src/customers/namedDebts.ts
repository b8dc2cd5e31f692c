import type { MessageLanguage } from '../errors/core/messageLanguage.ts'
import { formatMoney } from '../graph/formatMoney.ts'
import { type Source, readNumber, readSources, readText } from '../parse/readValue.ts'

/** Maximum number of orders that a refusal names. */
const NAMED_MAX = 10
const CURRENCY = /^[A-Z]{3}$/

/** Returns the orders that a refusal names as unpaid, each with what is due of it, as a text; null where it names none. */
export function namedDebts(language: MessageLanguage, { orders }: Source): string | null {
  const named = readSources(orders, NAMED_MAX).flatMap((order) => {
    const [number, amount, currencyCode] = [
      readText(order.order_number),
      readNumber(order.due),
      readText(order.currency),
    ]
    if (number === null || amount === null || currencyCode === null || !CURRENCY.test(currencyCode)) return []
    return [`${number} (${formatMoney({ amount: String(amount), currencyCode }, language)})`]
  })
  return named.length === 0 ? null : new Intl.ListFormat(language, { type: 'conjunction' }).format(named)
}
