import { Memo } from './memo.ts'
import { money, type MoneyValue, withTax } from './money.ts'

export type TaxedAmount = Readonly<{ net: number; percent: number | null; currencyCode: string }>

/** Maximum currencies, rates per currency, and prices per rate; above it the cache clears itself. */
const CURRENCIES_MAX = 10
const RATES_MAX = 50
const PRICES_MAX = 20_000
/** Formatted prices by currency and rate, then by net amount. */
const remembered = new Memo<string, Memo<number, Memo<number, MoneyValue>>>(CURRENCIES_MAX)

/** Returns an amount with tax, formatted for the graph. Cached, since a shop shows the same prices repeatedly. */
export function shownPrice({ net, percent, currencyCode }: TaxedAmount): MoneyValue {
  const ofCurrency = remembered.recall(currencyCode, () => new Memo(RATES_MAX))
  // No rate gives the same amount as 0 %.
  const ofRate = ofCurrency.recall(percent ?? 0, () => new Memo(PRICES_MAX))
  return ofRate.recall(net, () => money(withTax(net, percent), currencyCode))
}
