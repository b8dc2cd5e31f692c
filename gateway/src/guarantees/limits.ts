/** Maximum products in one call. */
export const GUARANTEE_BATCH_MAX = 50
/** Maximum providers of one product. */
export const GUARANTEE_PROVIDERS_MAX = 10
/** Maximum length of each text about a guarantee. */
export const GUARANTEE_TEXT_MAX_CHARACTERS = 120
