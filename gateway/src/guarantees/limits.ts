/** Products that one call asks about. */
export const GUARANTEE_BATCH_MAX = 50
/** Providers that are read of one product. */
export const GUARANTEE_PROVIDERS_MAX = 10
/** Characters of each thing that is said of a guarantee. */
export const GUARANTEE_TEXT_MAX_CHARACTERS = 120
