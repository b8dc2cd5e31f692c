import Big from 'big.js'

/** Exact amount with its currency, in the graph's form. */
export type MoneyValue = Readonly<{ amount: string; currencyCode: string }>

const FRACTION_DIGITS = 2

/** Returns an amount in major units, rounded half up to the currency's two fraction digits. */
export function money(amount: Big | number | string, currencyCode: string): MoneyValue {
  if (typeof amount === 'number' && isWholeCents(amount))
    return { amount: amount.toFixed(FRACTION_DIGITS), currencyCode }
  return { amount: new Big(amount).toFixed(FRACTION_DIGITS, Big.roundHalfUp), currencyCode }
}

/** Maximum of cents for which the rounding error of a number is far below `OFF_MAX`. */
const CENTS_MAX = 1e11
const OFF_MAX = 1e-5

/** Returns true for an amount of whole cents, none below 0, as platforms send prices with tax: it needs no decimal arithmetic. */
function isWholeCents(amount: number): boolean {
  const cents = amount * 100
  return amount >= 0 && cents < CENTS_MAX && Math.abs(cents - Math.round(cents)) < OFF_MAX
}

/** Adds tax to an amount. `percent` 16 is 16 %; null is no tax. */
export function withTax(net: number, percent: number | null): Big {
  const amount = new Big(net)
  return percent === null || percent === 0 ? amount : amount.times(taxFactor(percent))
}

/** Cached factors, one per tax rate: divided once, not for every price. */
const factors = new Map<number, Big>()

/** Returns the factor that adds tax to an amount. `percent` 16 is 16 %. */
export function taxFactor(percent: number): Big {
  const factor = factors.get(percent) ?? new Big(percent).div(100).plus(1)
  factors.set(percent, factor)
  return factor
}
