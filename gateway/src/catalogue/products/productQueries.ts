import { decodePath } from '@hogar/schema/routing/encodePath.ts'
import { SKU_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import type { QueryResolvers } from '../../__generated__/resolverTypes.ts'
import type { QueryProductArgs } from '../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../app/context.ts'
import { keysOfGlobalId } from '../../graph/globalId.ts'
import { isGiven } from '../../graph/isGiven.ts'
import { withFields } from './withFields.ts'
import { oneOf } from '../catalogueClient.ts'
import { NAMESAKES_MAX, PATH_CHARACTERS_MAX } from '../limits.ts'
import { pathsNamed } from '../categories/pathsNamed.ts'
import { searchAnyProducts } from './productClient.ts'
import type { ProductDocument } from './productDocument.ts'
import type { SourceFields } from './sourceFields.ts'
import { DISABLED_STATUS, HIDDEN_VISIBILITY } from './productVisibility.ts'

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

/** Returns the product to show for a SKU: its own, or, for a variant that is not shown alone, its product. */
export async function readShownProduct(
  context: GraphContext,
  sku: string,
  fields: SourceFields,
): Promise<ProductDocument | null> {
  if (sku.length > SKU_MAX_CHARACTERS) return null
  const { any, parent } = context.loaders.products(fields)
  const product = await any.load(sku)
  if (product !== null) return accessible(product, context, fields)
  // Some platforms store variants only inside their product.
  const found = await parent.load(sku)
  return found && found.variant.status < DISABLED_STATUS ? found.product : null
}

type ExactMatch = Readonly<{ field: 'slug' | 'url_key' | 'url_path'; values: readonly string[] }>

/** Finds the product at a path of the store: by the platform's path, or by the SKU in the path. */
function productAt(context: GraphContext, path: string, fields: SourceFields): Promise<ProductDocument | null> {
  const values = pathsNamed(path)
  const [, sku] = /^p\/([^/]+)\/[^/]+$/.exec(path) ?? []
  const named = sku === undefined ? null : decodePath(sku)
  return named === null
    ? findProduct(context, { field: 'url_path', values }, fields)
    : readShownProduct(context, named, fields)
}

/** Finds the product by exactly one document field, if a shopper may see it. */
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
 * Returns the product that a shopper may see in place of the requested one: null for a disabled one; for one that is
 * not shown alone its configurable, or null if the store blocks such access. Each refusal is logged, so that merchants
 * can find its reason.
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
