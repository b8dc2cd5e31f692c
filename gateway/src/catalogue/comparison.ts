import type { QueryComparisonArgs, QueryResolvers } from '../__generated__/resolverTypes.ts'
import { GatewayError } from '../graph/gatewayError.ts'
import { parseGlobalId } from '../graph/globalId.ts'
import { withFields } from '../graph/withFields.ts'
import { comparedFields, comparisonRows } from './comparisonRows.ts'
import { COMPARED_MAX } from './limits.ts'
import type { ProductDocument } from './productDocument.ts'
import { readShownProduct } from './productQueries.ts'
import { fieldsNamed } from './sourceFields.ts'

export const comparisonQueries = {
  comparison: withFields(async (_root, { ids }: QueryComparisonArgs, { context, fields, selected }) => {
    if (ids.length > COMPARED_MAX || new Set(ids).size < ids.length) {
      throw new GatewayError('BAD_USER_INPUT', `At most ${COMPARED_MAX} different products are compared.`)
    }
    const { store, loaders } = context
    const attributes = selected().has('rows') ? await loaders.attributes() : null
    const read =
      attributes === null || fields.names === null
        ? fields
        : fieldsNamed([...fields.names, ...comparedFields(attributes)])
    const found = await Promise.all(skusOf(ids, store.code).map((sku) => readShownProduct(context, sku, read)))
    const products = onlyOnce(found)
    return { products, rows: attributes === null ? [] : comparisonRows(products, attributes, store.language) }
  }),
} satisfies Pick<QueryResolvers, 'comparison'>

/** What is no id of a product of this store is as unknown as a product that is no longer sold. */
function skusOf(ids: readonly string[], storeCode: string): readonly string[] {
  return ids.flatMap((id) => {
    const named = parseGlobalId(id)
    return named?.type === 'Product' && named.storeCode === storeCode ? named.keys.slice(0, 1) : []
  })
}

/** Two variants may lead to one product. */
function onlyOnce(found: readonly (ProductDocument | null)[]): readonly ProductDocument[] {
  const bySku = new Map(found.flatMap((product) => (product === null ? [] : [[product.sku, product] as const])))
  return [...bySku.values()]
}
