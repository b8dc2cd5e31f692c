/** Status of a product that is for sale. */
export const ENABLED = 1
/** Status of a product that is not; so is any number from it on. */
export const DISABLED = 2
