import { type ItemPrice, type PriceRule, itemPrice } from './itemPrice.ts'
import type { ProductDocument } from './productDocument.ts'

export type ProductNetPrice = ItemPrice & Readonly<{ isFrom: boolean }>

/**
 * What a product costs now, without tax; null when the document names no price. A configurable costs what its cheapest
 * enabled variant costs.
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

/** Something made of others may have no price of its own, which documents write as 0: the index knows its cheapest form. */
function fromParts(product: ProductDocument, own: ItemPrice | null): ProductNetPrice | null {
  const isFrom = differsWithin(product)
  if (own !== null && own.regular > 0) return { ...own, isFrom }
  const { minimal } = product.priceSpan
  if (minimal === null || minimal <= 0) return null
  return { regular: minimal, final: minimal, offerUntil: null, gross: null, isFrom }
}

/** Whether a product has no price but that of what it is made of. */
export function isMadeOfOthers({ __typename }: Pick<ProductDocument, '__typename'>): boolean {
  return __typename === 'ConfigurableProduct' || __typename === 'GroupedProduct' || __typename === 'BundleProduct'
}

/**
 * Parts of different prices, as far as the document knows. A group that does not name its dearest part starts at its
 * cheapest: its links would tell how many parts it has, and are a third of a page of products.
 */
function differsWithin({ __typename, priceSpan: { minimal, maximal } }: ProductDocument): boolean {
  if (minimal !== null && maximal !== null && maximal > 0) return maximal > minimal
  return __typename === 'GroupedProduct'
}
