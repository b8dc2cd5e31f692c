import { Big } from 'big.js'
import { currentPrice } from './currentPrice.ts'
import type { Product } from './product.ts'
import { EVERY_GROUP } from './withTiersOf.ts'

/** Time at which prices are read, and the customer group whose tier prices count; null for none. */
export type PriceRule = Readonly<{ now: Date; tierGroup: number | null }>

type Sold = Readonly<{ rule: PriceRule; quantity: number }>

/**
 * Returns the price of one unit excluding tax: the current one, or a lower tier price of the customer group for this
 * quantity.
 */
export function unitPrice(product: Product, { rule: { now, tierGroup }, quantity }: Sold): Big {
  const { current } = currentPrice(product, now)
  if (tierGroup === null) return new Big(current)
  const tiers = product.tiers.filter(
    (tier) => (tier.group === tierGroup || tier.group === EVERY_GROUP) && tier.quantity <= quantity,
  )
  return new Big(Math.min(current, ...tiers.map(({ price }) => price)))
}
