import type { QueryProductArgs, QueryResolvers } from '../__generated__/resolverTypes.ts'
import type { GraphContext } from '../graph/context.ts'
import { keysOfGlobalId } from '../graph/globalId.ts'
import { withFields } from '../graph/withFields.ts'
import { oneOf } from './catalogueClient.ts'
import { searchProducts } from './productClient.ts'
import type { ProductDocument } from './productDocument.ts'
import type { SourceFields } from './sourceFields.ts'
import { isGiven } from '../graph/isGiven.ts'

/** Not visible on its own: a part of something else. */
export const HIDDEN_VISIBILITY = 1

export const productQueries = {
  product: withFields(async (_root, { by }: QueryProductArgs, { context, fields }) => {
    if (isGiven(by.id)) {
      const [sku] = keysOfGlobalId(by.id, 'Product', context.store.code) ?? []
      return sku === undefined ? null : readShownProduct(context, sku, fields)
    }
    if (isGiven(by.sku)) return readShownProduct(context, by.sku, fields)
    const [field, value] = !isGiven(by.slug) ? (['url_path', by.urlPath] as const) : (['slug', by.slug] as const)
    if (!isGiven(value)) return null
    return (
      (await findProduct(context, { field, value }, fields)) ??
      (field === 'slug' ? findProduct(context, { field: 'url_key', value }, fields) : null)
    )
  }),
} satisfies Pick<QueryResolvers, 'product'>

/** The product to show for a SKU: its own, or, of a variant that is not shown alone, the one it belongs to. */
export async function readShownProduct(
  context: GraphContext,
  sku: string,
  fields: SourceFields,
): Promise<ProductDocument | null> {
  const { own, parent } = context.loaders.products(fields)
  const product = await own.load(sku)
  if (product !== null && product.visibility !== HIDDEN_VISIBILITY) return product
  return (await parent.load(sku))?.product ?? null
}

type ExactMatch = Readonly<{ field: 'slug' | 'url_key' | 'url_path'; value: string }>

async function findProduct(
  context: GraphContext,
  { field, value }: ExactMatch,
  { names }: SourceFields,
): Promise<ProductDocument | null> {
  const { products } = await searchProducts(context, { filters: [oneOf(field, [value])], size: 1, fields: names })
  const [product] = products
  if (!product || product.visibility === HIDDEN_VISIBILITY) return null
  return product
}
