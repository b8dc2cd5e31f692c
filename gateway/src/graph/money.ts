import Big from 'big.js'

/** An exact amount and its currency, as the graph shows it. */
export type MoneyValue = Readonly<{ amount: string; currencyCode: string }>

const FRACTION_DIGITS = 2

/** An amount in major units, rounded half up to the currency's two fraction digits. */
export function money(amount: Big | number | string, currencyCode: string): MoneyValue {
  return { amount: new Big(amount).toFixed(FRACTION_DIGITS, Big.roundHalfUp), currencyCode }
}

/** An amount with tax from one without. `percent` 16 is 16 %; null is no tax. */
export function withTax(net: number, percent: number | null): Big {
  const amount = new Big(net)
  return percent === null || percent === 0 ? amount : amount.times(taxFactor(percent))
}

/** As many as tax rules have rates: divided once, not for every price. */
const factors = new Map<number, Big>()

/** What an amount is multiplied by so that tax is in it. `percent` 16 is 16 %. */
export function taxFactor(percent: number): Big {
  const factor = factors.get(percent) ?? new Big(percent).div(100).plus(1)
  factors.set(percent, factor)
  return factor
}
