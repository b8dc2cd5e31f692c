import Big from 'big.js'
import type { Money } from '../../__generated__/schemaTypes.ts'
import { productPriceResolvers } from '../../catalogue/prices/priceResolvers.ts'
import { priceNeeds } from '../../catalogue/prices/priceNeeds.ts'
import { readPrice } from '../../catalogue/prices/readPrice.ts'
import { sourceFields } from '../../catalogue/products/sourceFields.ts'
import type { GraphContext } from '../../app/context.ts'
import { money } from '../../graph/money.ts'
import { isUpstreamError } from '../../errors/isUpstreamError.ts'
import { boughtProduct } from '../purchases/boughtProduct.ts'
import { totalsOf } from '../cartState.ts'
import { cartDiscount } from './cartTotals.ts'
import { lineAmounts } from './lineAmounts.ts'
import type { CartLineMapper, CartMapper } from '../mappers.ts'

const PRICES: ReadonlySet<string> = new Set(['Product.price', 'ProductVariant.price'])

/**
 * Amount that a shopper saves: reductions of the lines and the coupon's discount, with tax, to the cent. Null when the
 * platform does not answer for the totals or a price: a part of the amount would be a wrong amount.
 */
export async function savedAmount(cart: CartMapper, context: GraphContext): Promise<Money | null> {
  try {
    const totals = await totalsOf(context, cart)
    if (!totals) return null
    const currencyCode = totals.quote_currency_code ?? cart.currencyCode
    const discount = new Big(cartDiscount(totals, currencyCode).amount)
    const reductions = await Promise.all(cart.lines.map((line) => lineReduction(line, context)))
    return money(
      reductions.reduce((sum, reduction) => sum.plus(reduction), discount),
      currencyCode,
    )
  } catch (error) {
    if (isUpstreamError(error)) return null
    throw error
  }
}

/** Reads the products behind `savedAmount` ahead: in one search with what else is asked of the lines. */
export function readAheadSaved({ lines }: CartMapper, context: GraphContext): void {
  // A failure is left to the callers that await the product.
  void Promise.allSettled(lines.map((line) => pricedProduct(line, context)))
}

function pricedProduct(line: CartLineMapper, context: GraphContext) {
  return boughtProduct(line, context, sourceFields(PRICES, priceNeeds(context.settings)))
}

/**
 * Reduction of a line. A price "from" is that of a choice which may be another one than the line's: it compares with
 * nothing. What custom options cost is never reduced and stands in the charged price alone, so that a line with options
 * compares the two prices of its product.
 */
async function lineReduction(line: CartLineMapper, context: GraphContext): Promise<Big> {
  const { product, variant } = await pricedProduct(line, context)
  if (product === null) return new Big(0)
  const price = await readPrice({ product, variant }, context)
  if (price.isFrom || product.__typename === 'BundleProduct') return new Big(0)
  const before = productPriceResolvers.lowestPrior(price) ?? productPriceResolvers.regular(price)
  const charged =
    (line.chosen.customOptions ?? []).length === 0
      ? (await lineAmounts(line, context)).row.amount
      : new Big(productPriceResolvers.final(price).amount).times(line.quantity)
  const reduction = new Big(before.amount).times(line.quantity).minus(charged)
  return reduction.gt(0) ? reduction : new Big(0)
}
