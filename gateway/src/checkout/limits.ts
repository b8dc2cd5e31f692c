/** Maximum suburbs of one postal code in a reply. */
export const SUBURBS_MAX = 200
/** Maximum towns, and suburbs, of one postal code in a reply. */
export const PLACES_MAX = 200
export const METHODS_MAX = 50
/** Maximum instalment plans per payment method, and maximum months of one. */
export const PLANS_MAX = 20
export const PLAN_MONTHS_MAX = 120
/** Maximum length of a platform's reason for not offering a method. */
export const REFUSAL_MAX_CHARACTERS = 300
