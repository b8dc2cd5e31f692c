import { tierForOne } from './decodeTiers.ts'
import { type NetPrice, netPrice } from './netPrice.ts'
import type { PriceFields } from '../products/productDocument.ts'
import type { Source } from '../../parse/readValue.ts'

/** Inputs of a price besides the document. */
export type PriceRule = Readonly<{
  now: Date
  /** Customer group whose tier prices apply; null if the store has tier prices disabled. */
  tierGroup: number | null
  /** True if the tier prices of that group are wholesale prices. */
  isWholesale?: boolean
}>

export type ItemPrice = NetPrice &
  Readonly<{
    /** Same amounts with tax, if the platform calculated it; null if the gateway applies a tax rate. */
    gross: Readonly<{ regular: number; final: number }> | null
    /** Public price without tax, if `final` is a wholesale price below it. */
    publicPrice?: number
  }>

/** Price fields of a product or a variant. */
export type PricedDocument = Readonly<{ prices: PriceFields; grossPrices: PriceFields | null; values: Source }>

/**
 * Returns the current price of a product or variant without tax, and with tax if the document holds it; null if it
 * names no price. A lower tier price for one unit is the group's own price and replaces every other offer.
 */
export function itemPrice({ prices, grossPrices, values }: PricedDocument, rule: PriceRule): ItemPrice | null {
  const net = netPrice(prices, rule.now)
  if (net === null) return null
  const tier = rule.tierGroup === null ? null : tierForOne(values.tier_prices, rule.tierGroup)
  if (tier !== null && tier < net.final) {
    const publicPrice = rule.isWholesale ? { publicPrice: net.final } : {}
    return { ...net, final: tier, offerFrom: null, offerUntil: null, gross: null, ...publicPrice }
  }
  const gross = grossPrices && netPrice(grossPrices, rule.now)
  return { ...net, gross: gross && { regular: gross.regular, final: gross.final } }
}
