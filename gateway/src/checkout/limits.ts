/** Suburbs of one postal code that are passed on. */
export const SUBURBS_MAX = 200
export const METHODS_MAX = 50
