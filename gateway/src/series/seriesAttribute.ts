/** Attribute that names the series of a product. */
export const SERIES_ATTRIBUTE = 'series'
