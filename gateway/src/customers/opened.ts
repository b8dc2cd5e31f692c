import type { Notice, UserError } from '../__generated__/resolverTypes.ts'
import type { CartMapper } from '../cart/mappers.ts'
import type { CustomerMapper } from './mappers.ts'

/** An account that was opened; without a customer, why it was not. */
export type Opened = Readonly<{
  customer: CustomerMapper | null
  cart: CartMapper | null
  userErrors: readonly UserError[]
  notices: readonly Notice[]
}>

/** No account was opened. */
export function refused(userErrors: readonly UserError[]): Opened {
  return { customer: null, cart: null, userErrors, notices: [] }
}
