/** Header with the secret by which the gateway recognises its storefront. */
export const STOREFRONT_KEY_HEADER = 'x-storefront-key'

export const STOREFRONT_KEY_MIN_CHARACTERS = 16

/** Header of a further query of a page, whose first query reserved rate-limit capacity for both. */
export const CONTINUED_VISIT_HEADER = 'x-visit-continued'
