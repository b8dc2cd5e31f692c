/** Items of a page when neither `first` nor `last` is given. */
export const PAGE_SIZE_DEFAULT = 20
export const PAGE_SIZE_MAX = 100
/** Search engines behind the public contract refuse to read further into a list. */
export const CURSOR_OFFSET_MAX = 10_000
export const NODE_IDS_MAX = 50
