import { SERVICES_MAX } from '../limits.ts'
import { withFields } from './withFields.ts'
import { loadShown, requireRelatedSize } from './loadShown.ts'
import type { LinkDocument, ProductDocument } from './productDocument.ts'

/** Loads the products of one kind of link, in the platform's order. */
export function linkedProducts(kind: 'related' | 'upsell') {
  return withFields(async (product: ProductDocument, { first }: Readonly<{ first?: number | null }>, call) => {
    const size = requireRelatedSize(first, kind)
    return (await loadShown(linkedSkus(product, kind), call)).slice(0, size)
  })
}

/** Loads the services that are offered with a product, in the platform's order. */
export const offeredServices = withFields(async (product: ProductDocument, _arguments: object, call) => [
  ...(await loadShown(linkedSkus(product, 'service').slice(0, SERVICES_MAX), call)),
])

function linkedSkus({ links }: ProductDocument, kind: LinkDocument['kind']): readonly string[] {
  return links.flatMap((link) => (link.kind === kind ? [link.sku] : []))
}
