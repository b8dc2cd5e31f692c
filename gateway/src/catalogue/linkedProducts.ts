import { GatewayError } from '../graph/gatewayError.ts'
import { isGiven } from '../graph/isGiven.ts'
import { withFields } from '../graph/withFields.ts'
import { RELATED_MAX } from './limits.ts'
import { loadLinked } from './loadLinked.ts'
import type { LinkDocument, ProductDocument } from './productDocument.ts'
import { HIDDEN_VISIBILITY } from './productQueries.ts'

/** Products that a product is linked to in one way, in the platform's order: one search for those of all in a list. */
export function linkedProducts(kind: Exclude<LinkDocument['kind'], 'associated'>) {
  return withFields(async (product: ProductDocument, { first }: Readonly<{ first?: number | null }>, call) => {
    if (!isGiven(first) || first < 1 || first > RELATED_MAX) {
      throw new GatewayError('BAD_USER_INPUT', `\`first\` of ${kind} products has to be from 1 to ${RELATED_MAX}.`)
    }
    const skus = new Set(product.links.flatMap((link) => (link.kind === kind ? [link.sku] : [])))
    const found = await Promise.all([...skus].slice(0, RELATED_MAX).map((sku) => loadLinked(sku, call)))
    return found.flatMap((item) => (item && item.visibility !== HIDDEN_VISIBILITY ? [item] : [])).slice(0, first)
  })
}
