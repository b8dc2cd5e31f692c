import { type ItemPrice, type PriceRule, itemPrice } from './itemPrice.ts'
import type { ProductDocument } from '../products/productDocument.ts'

/** Of a price that is not known to be reduced. */
export const WITHOUT_OFFER = { offerFrom: null, offerUntil: null, lowest: null, gross: null } as const

export type ProductNetPrice = ItemPrice & Readonly<{ isFrom: boolean }>

/**
 * Returns the current price of a product without tax; null if the document names none. A configurable product has the
 * price of its cheapest enabled variant.
 */
export function productPrice(product: ProductDocument, rule: PriceRule): ProductNetPrice | null {
  const ofVariants = product.__typename === 'ConfigurableProduct' ? cheapestVariant(product, rule) : null
  if (ofVariants) return ofVariants
  const own = itemPrice(product, rule)
  if (!isMadeOfOthers(product)) return own && { ...own, isFrom: false }
  return fromParts(product, own)
}

function cheapestVariant({ variants }: ProductDocument, rule: PriceRule): ProductNetPrice | null {
  let cheapest: ItemPrice | null = null
  let dearest = -Infinity
  for (const variant of variants) {
    const price = variant.status < 2 ? itemPrice(variant, rule) : null
    if (price === null) continue
    if (cheapest === null || price.final < cheapest.final) cheapest = price
    dearest = Math.max(dearest, price.final)
  }
  return cheapest && { ...cheapest, isFrom: dearest > cheapest.final }
}

/**
 * Returns the price of a composite product. Its own price may be 0, which stands for none; then the minimum in the
 * index applies.
 */
function fromParts(product: ProductDocument, own: ItemPrice | null): ProductNetPrice | null {
  const isFrom = differsWithin(product)
  if (own !== null && own.regular > 0) return { ...own, isFrom }
  const { minimal } = product.priceSpan
  if (minimal === null || minimal <= 0) return null
  return { regular: minimal, final: minimal, ...WITHOUT_OFFER, isFrom }
}

/** Returns true if the price of a product comes from its parts or variants. */
export function isMadeOfOthers({ __typename }: Pick<ProductDocument, '__typename'>): boolean {
  return __typename === 'ConfigurableProduct' || __typename === 'GroupedProduct' || __typename === 'BundleProduct'
}

/**
 * Returns true if the parts have different prices, as far as the document shows. A group without a maximum counts as
 * such: reading its links to count its parts would add a third to a page of products.
 */
function differsWithin({ __typename, priceSpan: { minimal, maximal } }: ProductDocument): boolean {
  if (minimal !== null && maximal !== null && maximal > 0) return maximal > minimal
  return __typename === 'GroupedProduct'
}
