/** Number of the root category; lower ones are internal to the platform. */
export const ROOT_CATEGORY_ID = 2
export const CATEGORIES_MAX = 4_000
/** Maximum attributes of a store, and page size of a list of them. */
export const ATTRIBUTES_MAX = 1_000
export const ATTRIBUTE_LIST_SIZE = 150
/** Maximum number of attributes that a client can name at once: no input list holds more. */
export const ATTRIBUTE_CODES_MAX = 50
/** Internal attributes of the platform: never read, shown or filtered by, even if documents declare them. */
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
/**
 * Maximum variants of one product, above what platforms allow (Magento advises at most 1,000); later ones are dropped.
 */
export const VARIANTS_MAX = 2_000
export const OPTIONS_MAX = 50
export const OPTION_VALUES_MAX = 2_000
export const MEDIA_MAX = 60
export const LINKS_MAX = 60
export const TIERS_MAX = 60
/** SKUs in one call for live prices: an address with 50 SKUs stays below 4 KB. */
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
/** Maximum services that are offered with one product. */
export const SERVICES_MAX = 6
/** Maximum categories that a service names. */
export const SERVICE_CATEGORIES_MAX = 12
export const SELECTION_MAX = 10
export const FILTERS_MAX = 20
export const FILTER_VALUES_MAX = 50
export const PICTURE_PIXELS_MAX = 1_024
/** Maximum SKUs in one search. */
export const SKUS_PER_SEARCH_MAX = 100
/** TTL of trees, attributes and tax rules: they change rarely, and nearly every page reads them. */
export const SLOW_DATA_CACHE_MS = 60_000
/** Maximum time to fill the caches at start; then the gateway serves, even if some reads are missing. */
export const WARM_UP_MAX_MS = 15_000
/** TTL of an entity's addresses in the other stores: they change when an editor renames it there. */
export const ALTERNATES_CACHE_MS = 600_000
/** Maximum length of a scanned code: the longest address that a code can hold and a browser accepts. */
export const SCANNED_CODE_MAX_CHARACTERS = 2_000
/** Maximum products in a comparison. */
export const COMPARED_MAX = 4
/** Maximum hits that are compared by name: variants may have the name of their product. */
export const NAMESAKES_MAX = 5
