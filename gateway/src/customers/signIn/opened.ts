import type { Notice, UserError } from '../../__generated__/schemaTypes.ts'
import type { CartMapper } from '../../cart/mappers.ts'
import type { CustomerMapper } from '../mappers.ts'

/** Outcome of a sign-in; without a customer, its refusals. */
export type Opened = Readonly<{
  customer: CustomerMapper | null
  cart: CartMapper | null
  userErrors: readonly UserError[]
  notices: readonly Notice[]
}>

/** Returns the outcome of a refused sign-in. */
export function refused(userErrors: readonly UserError[]): Opened {
  return { customer: null, cart: null, userErrors, notices: [] }
}
