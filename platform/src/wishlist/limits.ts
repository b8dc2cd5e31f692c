/** Characters of a list's name. */
export const WISH_LIST_NAME_MAX_LENGTH = 30
/** Lists of one customer in one store. */
export const WISH_LISTS_MAX = 20
/** Products on one list. */
export const WISH_LIST_ITEMS_MAX = 100
/** Bytes of chance in the code that opens a list: 128 bits. */
export const SHARING_CODE_BYTES = 16
