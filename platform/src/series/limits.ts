/** Maximum number of series of one store that an answer lists. */
export const SERIES_MAX = 500
export const SERIES_SLUG_MAX_LENGTH = 120
export const SERIES_TEXT_MAX_LENGTH = 20_000
export const SERIES_LINE_MAX_LENGTH = 300
