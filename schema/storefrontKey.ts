/** Carries the secret by which a gateway knows its storefront. */
export const STOREFRONT_KEY_HEADER = 'x-storefront-key'

export const STOREFRONT_KEY_MIN_CHARACTERS = 16

/** Says that a query belongs to a page whose first query has asked for room for both. */
export const CONTINUED_VISIT_HEADER = 'x-visit-continued'
