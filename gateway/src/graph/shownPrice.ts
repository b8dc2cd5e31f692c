import { Memo } from './memo.ts'
import { money, type MoneyValue, withTax } from './money.ts'

export type TaxedAmount = Readonly<{ net: number; percent: number | null; currencyCode: string }>

/** Currencies, rates of one, and prices of one of those; then it starts over. */
const CURRENCIES_MAX = 10
const RATES_MAX = 50
const PRICES_MAX = 20_000
/** By currency and rate, then by net amount. */
const remembered = new Memo<string, Memo<number, Memo<number, MoneyValue>>>(CURRENCIES_MAX)

/** An amount with its tax, ready to show. A shop shows the same prices again and again: each is worked out once. */
export function shownPrice({ net, percent, currencyCode }: TaxedAmount): MoneyValue {
  const ofCurrency = remembered.recall(currencyCode, () => new Memo(RATES_MAX))
  // No rate adds as much as one of 0 %.
  const ofRate = ofCurrency.recall(percent ?? 0, () => new Memo(PRICES_MAX))
  return ofRate.recall(net, () => money(withTax(net, percent), currencyCode))
}
