/** Longest path of an address, in characters as encoded. */
export const ROUTE_PATH_MAX_CHARACTERS = 1_024
