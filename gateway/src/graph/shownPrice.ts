import { LRUCache } from 'lru-cache'
import { money, type MoneyValue, withTax } from './money.ts'

export type TaxedAmount = Readonly<{ net: number; percent: number | null; currencyCode: string }>

/** Maximum currencies with their rates, and prices of each. */
const RATES_MAX = 100
const PRICES_MAX = 10_000
/** Formatted prices by currency and rate, then by net amount. */
const remembered = new LRUCache<string, LRUCache<number, MoneyValue>>({ max: RATES_MAX })

/** Returns an amount with tax, formatted for the graph. Cached, since a shop shows the same prices repeatedly. */
export function shownPrice({ net, percent, currencyCode }: TaxedAmount): MoneyValue {
  // No rate gives the same amount as 0 %.
  const rate = `${currencyCode} ${percent ?? 0}`
  let prices = remembered.get(rate)
  if (prices === undefined) {
    const memoMethod = (amount: number) => money(withTax(amount, percent), currencyCode)
    remembered.set(rate, (prices = new LRUCache({ max: PRICES_MAX, memoMethod })))
  }
  return prices.memo(net)
}
