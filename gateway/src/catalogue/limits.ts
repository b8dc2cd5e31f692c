/** Ids below the root's are the platform's own bookkeeping. */
export const ROOT_CATEGORY_ID = 2
export const CATEGORIES_MAX = 4_000
/** Attributes that a store may have, and that one list of them holds. */
export const ATTRIBUTES_MAX = 1_000
export const ATTRIBUTE_LIST_SIZE = 150
/** The platform's bookkeeping: never read, never shown, never filtered by, whatever its documents say of it. */
export const BLACKLISTED_ATTRIBUTES: ReadonlySet<string> = new Set([
  'status',
  'visibility',
  'tax_class_id',
  'category_ids',
  'quantity_and_stock_status',
  'price_type',
  'price_view',
  'sku_type',
  'weight_type',
  'shipment_type',
  'gift_message_available',
  'msrp_display_actual_price_type',
])
/** More variants than platforms let one product have (Magento advises at most 1,000); later ones are left out. */
export const VARIANTS_MAX = 2_000
export const OPTIONS_MAX = 50
export const OPTION_VALUES_MAX = 2_000
export const MEDIA_MAX = 60
export const LINKS_MAX = 60
export const TIERS_MAX = 60
/** SKUs in one call for fresh prices: an address of 50 SKUs stays below 4 KB. */
export const RENDER_LIST_BATCH_SIZE = 50
export const CATEGORY_IDS_MAX = 200
export const TAGS_MAX = 2
export const TAG_CHARACTERS_MAX = 30
export const ERROR_CHARACTERS_MAX = 200
export const NAME_CHARACTERS_MAX = 255
export const PATH_CHARACTERS_MAX = 1_024
export const SUMMARY_CHARACTERS_MAX = 500
export const HTML_CHARACTERS_MAX = 100_000
export const RELATED_MAX = 12
export const SELECTION_MAX = 10
export const FILTERS_MAX = 20
export const FILTER_VALUES_MAX = 50
export const PICTURE_PIXELS_MAX = 1_024
/** Products that one search asks for by SKU. */
export const SKUS_PER_SEARCH_MAX = 100
/** Trees, attributes and tax rules change rarely and are read by nearly every page. */
export const SLOW_DATA_CACHE_MS = 60_000
/** What a gateway reads ahead when it starts may take this long: then it serves, whatever is still missing. */
export const WARM_UP_MAX_MS = 15_000
/** Where a thing stands in the other stores changes when an editor renames it there. */
export const ALTERNATES_CACHE_MS = 600_000
/** What a scanned code says: the longest address that a code can hold and a browser takes. */
export const SCANNED_CODE_MAX_CHARACTERS = 2_000
/** Products that stand side by side. */
export const COMPARED_MAX = 4
/** Products that are looked at for one name: variants may be called as their product is. */
export const NAMESAKES_MAX = 5
