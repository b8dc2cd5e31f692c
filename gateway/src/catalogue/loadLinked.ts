import type { FieldsCall } from '../graph/withFields.ts'
import { isListed, withListing } from './isListed.ts'
import type { ProductDocument } from './productDocument.ts'

/**
 * A product that another names: a part, or a companion. Null for one that the store does not list, and for one that is
 * gone, which is logged: somebody has to mend the link. All of a list are one search.
 */
export async function loadLinked(sku: string, { context, fields }: FieldsCall): Promise<ProductDocument | null> {
  const { loaders, settings, log, requestId } = context
  const product = await loaders.products(withListing(fields, settings)).own.load(sku)
  if (product === null) log.info({ sku, requestId }, 'Product not found')
  return product !== null && isListed(product, settings) ? product : null
}
