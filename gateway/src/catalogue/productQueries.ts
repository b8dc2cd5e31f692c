import { SKU_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import type { QueryProductArgs, QueryResolvers } from '../__generated__/resolverTypes.ts'
import type { GraphContext } from '../graph/context.ts'
import { keysOfGlobalId } from '../graph/globalId.ts'
import { isGiven } from '../graph/isGiven.ts'
import { withFields } from '../graph/withFields.ts'
import { oneOf } from './catalogueClient.ts'
import { PATH_CHARACTERS_MAX } from './limits.ts'
import { searchProducts } from './productClient.ts'
import type { ProductDocument } from './productDocument.ts'
import type { SourceFields } from './sourceFields.ts'

/** Not visible on its own: a part of something else. */
export const HIDDEN_VISIBILITY = 1
/** Shown in lists, in search, or in both. */
export const SHOWN = oneOf('visibility', [2, 3, 4])

export const productQueries = {
  product: withFields(async (_root, { by }: QueryProductArgs, { context, fields }) => {
    if (isGiven(by.id)) {
      const [sku] = keysOfGlobalId(by.id, 'Product', context.store.code) ?? []
      return sku === undefined ? null : readShownProduct(context, sku, fields)
    }
    if (isGiven(by.sku)) return readShownProduct(context, by.sku, fields)
    if (isGiven(by.urlPath)) return findProduct(context, { field: 'url_path', value: by.urlPath }, fields)
    if (!isGiven(by.slug)) return null
    const { slug: value } = by
    // Older documents have no slug of their own.
    return (
      (await findProduct(context, { field: 'slug', value }, fields)) ??
      findProduct(context, { field: 'url_key', value }, fields)
    )
  }),
} satisfies Pick<QueryResolvers, 'product'>

/** The product to show for a SKU: its own, or, of a variant that is not shown alone, the one it belongs to. */
export async function readShownProduct(
  context: GraphContext,
  sku: string,
  fields: SourceFields,
): Promise<ProductDocument | null> {
  if (sku.length > SKU_MAX_CHARACTERS) return null
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
  if (value.length > PATH_CHARACTERS_MAX) return null
  const { products } = await searchProducts(context, {
    filters: [SHOWN, oneOf(field, [value])],
    size: 1,
    fields: names,
  })
  return products[0] ?? null
}
