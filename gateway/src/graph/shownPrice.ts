import { Memo } from './memo.ts'
import { money, type MoneyValue, withTax } from './money.ts'

export type TaxedAmount = Readonly<{ net: number; percent: number | null; currencyCode: string }>

/** Rates of all stores, and prices of one of them; then it starts over. */
const RATES_MAX = 50
const PRICES_MAX = 20_000
/** By rate and currency, then by net amount. */
const remembered = new Memo<string, Memo<number, MoneyValue>>(RATES_MAX)

/** An amount with its tax, ready to show. A shop shows the same prices again and again: each is worked out once. */
export function shownPrice({ net, percent, currencyCode }: TaxedAmount): MoneyValue {
  const ofRate = remembered.recall(`${percent ?? ''} ${currencyCode}`, () => new Memo(PRICES_MAX))
  return ofRate.recall(net, () => money(withTax(net, percent), currencyCode))
}
