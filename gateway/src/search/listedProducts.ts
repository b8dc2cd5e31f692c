import { oneOf } from '../catalogue/catalogueClient.ts'
import type { AppliedFilter } from '../catalogue/catalogueSearch.ts'
import type { StoreSettings } from '../stores/storeSettings.ts'

const IN_STOCK: AppliedFilter = { attribute: 'stock.is_in_stock', value: { eq: true }, scope: 'default' }

/** Filter of products that are listed: visible in lists, in search, or in both. */
const LISTED = oneOf('visibility', [2, 3, 4])
/**
 * Filter of products found by text. Variants (1) are found through their product, which the platform also finds by
 * their SKUs: otherwise a page would hold one product many times, and totals and counts would not be of products.
 */
const FOUND = oneOf('visibility', [3, 4])

type Settings = Pick<StoreSettings, 'listsOutOfStock'>

/** Filters of the products that a store lists. */
export function listedProducts({ listsOutOfStock }: Settings): readonly AppliedFilter[] {
  return listsOutOfStock ? [LISTED] : [LISTED, IN_STOCK]
}

/** Filters of the products that a store finds by text. */
export function foundProducts({ listsOutOfStock }: Settings): readonly AppliedFilter[] {
  return listsOutOfStock ? [FOUND] : [FOUND, IN_STOCK]
}
