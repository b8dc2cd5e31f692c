import type { Outcome } from './outcome.ts'

/** Outcome of a change that could not be stored: its caller notifies the shopper. */
export const NOT_KEPT: Outcome = { kind: 'refused', userErrors: [], data: null }
