import type { Big } from 'big.js'
import { toCents } from '../money/toCents.ts'

const HUNDRED = 100

/** Price per unit including tax. Tax is rounded per unit, so that ten of a thing cost ten times the price shown. */
export function priceInclTax(unitPrice: Big, taxPercent: number): Big {
  return toCents(unitPrice.times(HUNDRED + taxPercent).div(HUNDRED))
}

/** Tax in an amount that includes it. The rest is the amount without tax: both are whole cents and add up. */
export function taxIn(inclTax: Big, taxPercent: number): Big {
  return toCents(inclTax.times(taxPercent).div(HUNDRED + taxPercent))
}
