import type { FieldsCall } from './withFields.ts'
import { isListed, withListing } from './isListed.ts'
import type { ProductDocument } from './productDocument.ts'

/**
 * Loads a product that another one links to, as a part or a companion. Returns null if the store does not list it, or
 * if it is missing; a missing one is logged, so that the link can be repaired. All links of a list share one search.
 */
export async function loadLinked(sku: string, { context, fields }: FieldsCall): Promise<ProductDocument | null> {
  const { loaders, settings, log, requestId } = context
  const product = await loaders.products(withListing(fields, settings)).own.load(sku)
  if (product === null) log.info({ sku, requestId }, 'Product not found')
  return product !== null && isListed(product, settings) ? product : null
}
