import { type AppliedFilter, oneOf } from '../catalogue/catalogueClient.ts'
import type { StoreSettings } from '../stores/storeSettings.ts'

const IN_STOCK: AppliedFilter = { attribute: 'stock.is_in_stock', value: { eq: true }, scope: 'default' }

/** Visibility of products that are listed: in lists, in search, or in both. */
const LISTED = oneOf('visibility', [2, 3, 4])
/**
 * Of those that are found by text. Variants (1) are found through their product, which the platform finds by their SKUs
 * too: a page would otherwise hold one product many times, and neither totals nor counts would be of products.
 */
const FOUND = oneOf('visibility', [3, 4])

type Settings = Pick<StoreSettings, 'listsOutOfStock'>

/** What a store lists of its products. */
export function listedProducts({ listsOutOfStock }: Settings): readonly AppliedFilter[] {
  return listsOutOfStock ? [LISTED] : [LISTED, IN_STOCK]
}

/** What a store finds of its products by text. */
export function foundProducts({ listsOutOfStock }: Settings): readonly AppliedFilter[] {
  return listsOutOfStock ? [FOUND] : [FOUND, IN_STOCK]
}
