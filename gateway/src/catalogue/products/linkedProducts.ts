import { withFields } from './withFields.ts'
import { loadShown, requireRelatedSize } from './loadShown.ts'
import type { LinkDocument, ProductDocument } from './productDocument.ts'

/** Loads the products of one kind of link, in the platform's order. */
export function linkedProducts(kind: Exclude<LinkDocument['kind'], 'associated'>) {
  return withFields(async (product: ProductDocument, { first }: Readonly<{ first?: number | null }>, call) => {
    const size = requireRelatedSize(first, kind)
    const skus = product.links.flatMap((link) => (link.kind === kind ? [link.sku] : []))
    return (await loadShown(skus, call)).slice(0, size)
  })
}
