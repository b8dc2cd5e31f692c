/** Maximum number of compared products; the gateway has the same limit. */
export const COMPARED_MAX = 4
