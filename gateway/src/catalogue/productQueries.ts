import { decodePath } from '@hogar/schema/routing/encodePath.ts'
import { SKU_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import type { QueryProductArgs, QueryResolvers } from '../__generated__/resolverTypes.ts'
import type { GraphContext } from '../graph/context.ts'
import { keysOfGlobalId } from '../graph/globalId.ts'
import { isGiven } from '../graph/isGiven.ts'
import { withFields } from '../graph/withFields.ts'
import { oneOf } from './catalogueClient.ts'
import { NAMESAKES_MAX, PATH_CHARACTERS_MAX } from './limits.ts'
import { pathsNamed } from './pathsNamed.ts'
import { searchAnyProducts } from './productClient.ts'
import type { ProductDocument } from './productDocument.ts'
import type { SourceFields } from './sourceFields.ts'

/** Not visible on its own: a part of something else. */
export const HIDDEN_VISIBILITY = 1
/** Disabled from this status on. */
export const DISABLED_STATUS = 2
/** Shown in lists, in search, or in both. */
export const SHOWN = oneOf('visibility', [2, 3, 4])

export const productQueries = {
  product: withFields(async (_root, { by }: QueryProductArgs, { context, fields }) => {
    if (isGiven(by.id)) {
      const [sku] = keysOfGlobalId(by.id, 'Product', context.store.code) ?? []
      return sku === undefined ? null : readShownProduct(context, sku, fields)
    }
    if (isGiven(by.sku)) return readShownProduct(context, by.sku, fields)
    if (isGiven(by.urlPath)) return productAt(context, by.urlPath, fields)
    if (!isGiven(by.slug)) return null
    const { slug: value } = by
    // Older documents have no slug of their own.
    return (
      (await findProduct(context, { field: 'slug', values: [value] }, fields)) ??
      findProduct(context, { field: 'url_key', values: [value] }, fields)
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
  const { any, parent } = context.loaders.products(fields)
  const product = await any.load(sku)
  if (product !== null) return accessible(product, context, fields)
  // Platforms may keep variants in their product alone.
  const found = await parent.load(sku)
  return found && found.variant.status < DISABLED_STATUS ? found.product : null
}

type ExactMatch = Readonly<{ field: 'slug' | 'url_key' | 'url_path'; values: readonly string[] }>

/** The product at a path of the store: at the one that the platform has for it, or at the one that names its SKU. */
function productAt(context: GraphContext, path: string, fields: SourceFields): Promise<ProductDocument | null> {
  const values = pathsNamed(path)
  const [, sku] = /^p\/([^/]+)\/[^/]+$/.exec(path) ?? []
  const named = sku === undefined ? null : decodePath(sku)
  return named === null
    ? findProduct(context, { field: 'url_path', values }, fields)
    : readShownProduct(context, named, fields)
}

/** The product whose document says exactly one of these, as far as a shopper may see it. */
export async function findProduct(
  context: GraphContext,
  { field, values }: ExactMatch,
  fields: SourceFields,
): Promise<ProductDocument | null> {
  if (values.some((value) => value.length > PATH_CHARACTERS_MAX)) return null
  const { products } = await searchAnyProducts(context, {
    filters: [oneOf(field, values)],
    size: NAMESAKES_MAX,
    fields: fields.names,
  })
  const shown = products.find(({ status, visibility }) => status < DISABLED_STATUS && visibility !== HIDDEN_VISIBILITY)
  const [first] = products
  return shown ?? (first ? accessible(first, context, fields) : null)
}

/**
 * What a shopper may see of a product that was named: nothing of a disabled one; of one that is not shown alone the
 * configurable that it is a variant of, unless the store would rather not find it. What is not found for such a reason
 * is logged: a merchant asks why.
 */
async function accessible(
  product: ProductDocument,
  { loaders, settings, log, requestId }: GraphContext,
  fields: SourceFields,
): Promise<ProductDocument | null> {
  const { sku, status, visibility } = product
  if (status >= DISABLED_STATUS) {
    log.info({ sku, requestId }, `Product query returned empty result product status = ${status}`)
    return null
  }
  if (visibility !== HIDDEN_VISIBILITY) return product
  const found = settings.blocksDirectChildAccess ? await loaders.products(fields).parent.load(sku) : null
  if (found === null)
    log.info({ sku, requestId }, `Product query returned empty result product visibility = ${visibility}`)
  return found?.product ?? null
}
