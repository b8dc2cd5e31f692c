import { tierForOne } from './decodeTiers.ts'
import { type NetPrice, netPrice } from './netPrice.ts'
import type { PriceFields } from './productDocument.ts'
import type { Source } from './readValue.ts'

/** What a price depends on beside the document. */
export type PriceRule = Readonly<{
  now: Date
  /** The group of customers whose tier prices count; null where the store has tier prices off. */
  tierGroup: number | null
}>

export type ItemPrice = NetPrice &
  Readonly<{
    /** The same amounts with tax, where the platform worked it out; null where the tax rule does. */
    gross: Readonly<{ regular: number; final: number }> | null
  }>

/** A product or a variant, as far as its price goes. */
export type PricedDocument = Readonly<{ prices: PriceFields; grossPrices: PriceFields | null; values: Source }>

/**
 * What a product or variant costs now, without tax and, where the document holds it, with. A tier price from one unit on
 * is the group's own price when it is lower: then no other offer counts.
 */
export function itemPrice({ prices, grossPrices, values }: PricedDocument, rule: PriceRule): ItemPrice | null {
  const net = netPrice(prices, rule.now)
  if (net === null) return null
  const tier = rule.tierGroup === null ? null : tierForOne(values.tier_prices, rule.tierGroup)
  if (tier !== null && tier < net.final) return { ...net, final: tier, offerUntil: null, gross: null }
  const gross = grossPrices && netPrice(grossPrices, rule.now)
  return { ...net, gross: gross && { regular: gross.regular, final: gross.final } }
}
