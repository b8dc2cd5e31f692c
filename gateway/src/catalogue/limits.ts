/** Ids below the root's are the platform's own bookkeeping. */
export const ROOT_CATEGORY_ID = 2
export const CATEGORIES_MAX = 4_000
export const ATTRIBUTES_MAX = 1_000
export const VARIANTS_MAX = 200
export const OPTIONS_MAX = 50
export const OPTION_VALUES_MAX = 200
export const MEDIA_MAX = 60
export const LINKS_MAX = 60
export const CATEGORY_IDS_MAX = 200
export const TAGS_MAX = 2
export const TAG_CHARACTERS_MAX = 30
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
