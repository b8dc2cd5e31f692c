/** Products that stand side by side at most: the gateway's bound too. */
export const COMPARED_MAX = 4
