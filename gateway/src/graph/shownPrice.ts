import { money, type MoneyValue, withTax } from './money.ts'

export type TaxedAmount = Readonly<{ net: number; percent: number | null; currencyCode: string }>

/** Enough for every price of a few stores; then it starts over. */
const REMEMBERED_MAX = 20_000
const remembered = new Map<string, MoneyValue>()

/** An amount with its tax, ready to show. A shop shows the same prices again and again: each is worked out once. */
export function shownPrice({ net, percent, currencyCode }: TaxedAmount): MoneyValue {
  const key = `${net} ${percent ?? ''} ${currencyCode}`
  const known = remembered.get(key)
  if (known) return known
  const price = money(withTax(net, percent), currencyCode)
  if (remembered.size >= REMEMBERED_MAX) remembered.clear()
  remembered.set(key, price)
  return price
}
