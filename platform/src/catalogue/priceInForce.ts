import { currentPrice, instantOf } from './currentPrice.ts'
import { fieldListOf, numberOf } from './fields.ts'
import type { Fields } from './fields.ts'
import type { Country } from './offerDates.ts'
import { parseProduct } from './product.ts'
import type { Product } from './product.ts'

export type PriceInForce = Readonly<{
  /** By which lists are sorted and filtered: of a configurable that of its cheapest child. */
  price: number | null
  /** Percent below the regular price; null where the document's own says it, for no dates change it. */
  discount: number | null
  /** When an offer of the product or of a child begins or ends next. */
  changesAt: Date | null
}>

/** What a product document costs at an instant in a store's country, and until when that holds. */
export function priceInForce(
  source: Fields,
  { now, country }: Readonly<{ now: Date; country: Country }>,
): PriceInForce {
  const product = parseProduct(source, country)
  const limits = product === null ? [] : offerLimits(product)
  if (product === null || limits.length === 0) return { price: listPrice(source), discount: null, changesAt: null }
  const next = Math.min(...limits.filter((instant) => instant > now.getTime()))
  const { regular, current } = currentPrice(product, now)
  return {
    price: current > 0 ? current : listPrice(source),
    discount: current < regular ? Math.round((1 - current / regular) * 100) : 0,
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
