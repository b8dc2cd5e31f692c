import { Big } from 'big.js'
import { currentPrice } from '../../catalogue/currentPrice.ts'
import type { Product } from '../../catalogue/product.ts'
import { EVERY_GROUP } from '../../catalogue/withTiersOf.ts'
import type { LineCatalogue } from './resolvedLine.ts'

type Sold = Readonly<{ catalogue: Pick<LineCatalogue, 'now' | 'tierGroup'>; quantity: number }>

/**
 * Returns the price of one unit excluding tax: the current one, or a lower tier price of the customer group for this
 * quantity.
 */
export function unitPrice(product: Product, { catalogue: { now, tierGroup }, quantity }: Sold): Big {
  const { current } = currentPrice(product, now)
  if (tierGroup === null) return new Big(current)
  const tiers = product.tiers.filter(
    (tier) => (tier.group === tierGroup || tier.group === EVERY_GROUP) && tier.quantity <= quantity,
  )
  return new Big(Math.min(current, ...tiers.map(({ price }) => price)))
}
