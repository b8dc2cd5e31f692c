import { currentPrice, instantOf, percentOff } from './currentPrice.ts'
import { fieldListOf, numberOf } from '../parse/fields.ts'
import type { Fields } from '../parse/fields.ts'
import type { Country } from './offerDates.ts'
import { parseProduct } from './product.ts'
import type { Product } from './product.ts'
import { variantFacets } from './variantFacets.ts'
import type { VariantFacets } from './variantFacets.ts'

export type PriceInForce = Readonly<{
  /** By which lists are sorted and filtered: of a configurable that of its cheapest child. */
  price: number | null
  /** Percent below the regular price, or the lowest before the reduction; null where the document's own says it, for no dates change it. */
  discount: number | null
  /** Price and attributes of each enabled variant of a configurable product; null for products of other kinds. */
  variants: readonly VariantFacets[] | null
  /** When an offer of the product or of a child begins or ends next. */
  changesAt: Date | null
}>

/** Returns the price of a product document at an instant in a store's country, and the end of its validity. */
export function priceInForce(
  source: Fields,
  { now, country }: Readonly<{ now: Date; country: Country }>,
): PriceInForce {
  const product = parseProduct(source, country)
  const limits = product === null ? [] : offerLimits(product)
  const variants = product === null ? null : variantFacets(product, source, now)
  if (product === null || limits.length === 0) {
    // Of variants the price is the cheapest one's, as lists filter, count and show it, whatever the parent says.
    const cheapest = product === null || variants === null ? 0 : currentPrice(product, now).current
    return { price: cheapest > 0 ? cheapest : listPrice(source), discount: null, variants, changesAt: null }
  }
  const next = Math.min(...limits.filter((instant) => instant > now.getTime()))
  const offer = currentPrice(product, now)
  return {
    price: offer.current > 0 ? offer.current : listPrice(source),
    discount: percentOff(offer),
    variants,
    changesAt: Number.isFinite(next) ? new Date(next) : null,
  }
}

function offerLimits(product: Product): number[] {
  return [product, ...product.children.map((child) => child.product)].flatMap(
    ({ specialPrice, specialFrom, specialTo }) =>
      specialPrice === null || specialPrice <= 0
        ? []
        : [instantOf(specialFrom) ?? [], instantOf(specialTo) ?? []].flat(),
  )
}

function listPrice(source: Fields): number | null {
  const own = numberOf(source.final_price) ?? numberOf(source.price)
  if (own !== null && own > 0) return own
  const children = fieldListOf(source.configurable_children).flatMap(
    (child) => numberOf(child.final_price) ?? numberOf(child.price) ?? [],
  )
  return children.length > 0 ? Math.min(...children) : own
}
