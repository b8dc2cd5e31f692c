/** Fewer units than this are worth a word: above it, stock is no reason to decide sooner. */
export const FEW_LEFT_BELOW = 6
