import { oneOf } from '../catalogueClient.ts'

/** Visibility of a product that has no page of its own and is a part of another one. */
export const HIDDEN_VISIBILITY = 1
/** Lowest status of a disabled product. */
export const DISABLED_STATUS = 2
/** Filter of products visible in lists, in search, or in both. */
export const SHOWN = oneOf('visibility', [2, 3, 4])
