import { hasWholesalePrices } from '../../b2b/wholesaleSettings.ts'
import type { Money } from '../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../app/context.ts'
import { priceNeeds } from '../../catalogue/prices/priceNeeds.ts'
import { readPrice } from '../../catalogue/prices/readPrice.ts'
import { sourceFields } from '../../catalogue/products/sourceFields.ts'
import { shownPrice } from '../../graph/shownPrice.ts'
import type { CartLineMapper } from '../mappers.ts'
import { boughtProduct } from '../purchases/boughtProduct.ts'
import { lineAmounts } from './lineAmounts.ts'

const PRICE = new Set(['Product.price'])

/**
 * Returns the public price of one unit of a line, with tax, where a company's user pays less. Null for other shoppers, and
 * for a line whose price has options that no document prices.
 */
export async function publicUnitPrice(line: CartLineMapper, context: GraphContext): Promise<Money | null> {
  const { customOptions, bundleOptions } = line.chosen
  if (!hasWholesalePrices(context) || (customOptions?.length ?? 0) > 0 || (bundleOptions?.length ?? 0) > 0) return null
  const { product, variant } = await boughtProduct(line, context, sourceFields(PRICE, priceNeeds(context.settings)))
  if (product === null) return null
  const { publicPrice, taxRate, currencyCode } = await readPrice({ product, variant }, context)
  if (publicPrice === undefined) return null
  const shown = shownPrice({ net: publicPrice, percent: taxRate?.percent ?? null, currencyCode })
  const { unit } = await lineAmounts(line, context)
  return Number(shown.amount) > Number(unit.amount) ? shown : null
}
