/** Default page size, without `first` and `last`. */
export const PAGE_SIZE_DEFAULT = 20
export const PAGE_SIZE_MAX = 100
/** Maximum offset of a cursor: search engines behind the public contract refuse to read further. */
export const CURSOR_OFFSET_MAX = 10_000
export const NODE_IDS_MAX = 50
