import type { StoreSettings } from '../stores/storeSettings.ts'
import type { ProductDocument } from './productDocument.ts'
import { type SourceFields, fieldsNamed } from './sourceFields.ts'

type Listing = Pick<StoreSettings, 'listsOutOfStock'>

const STOCK_FIELD = 'stock.is_in_stock'

/** Whether a product may be shown beside others: what the index knows to be out of stock only where such are listed. */
export function isListed({ isInStock }: Pick<ProductDocument, 'isInStock'>, { listsOutOfStock }: Listing): boolean {
  return listsOutOfStock || isInStock !== false
}

/** The fields of a selection, with what `isListed` needs to know. */
export function withListing(fields: SourceFields, { listsOutOfStock }: Listing): SourceFields {
  if (listsOutOfStock || fields.names === null) return fields
  return fieldsNamed([...fields.names, STOCK_FIELD])
}
