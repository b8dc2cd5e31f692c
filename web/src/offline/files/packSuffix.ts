/** Ending of the file that joins all code and styles for visits without a network. */
export const PACK_SUFFIX = '.pack'
