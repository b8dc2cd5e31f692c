import type { StoreSettings } from '../../stores/storeSettings.ts'
import type { ProductDocument } from './productDocument.ts'
import { type SourceFields, fieldsNamed } from './sourceFields.ts'

type Listing = Pick<StoreSettings, 'listsOutOfStock'>

const STOCK_FIELD = 'stock.is_in_stock'

/**
 * Returns true if a product may appear in lists: one that the index knows to be out of stock only in stores that list
 * such products.
 */
export function isListed({ isInStock }: Pick<ProductDocument, 'isInStock'>, { listsOutOfStock }: Listing): boolean {
  return listsOutOfStock || isInStock !== false
}

/** Adds the fields that `isListed` needs to those of a selection. */
export function withListing(fields: SourceFields, { listsOutOfStock }: Listing): SourceFields {
  if (listsOutOfStock || fields.names === null) return fields
  return fieldsNamed([...fields.names, STOCK_FIELD])
}
