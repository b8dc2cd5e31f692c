import type { Notice } from '../__generated__/resolverTypes.ts'
import { pullCart } from '../cart/cartClient.ts'
import type { CartMapper } from '../cart/mappers.ts'
import type { GraphContext } from '../graph/context.ts'
import { readCustomer } from './customerClient.ts'
import type { CustomerMapper } from './mappers.ts'
import { mergeGuestCart, readGuestCart } from './mergeGuestCart.ts'

export type OpenAccount = Readonly<{
  customer: CustomerMapper
  cart: CartMapper | null
  /** What of the guest's cart could not come along, after what `enter` has to say. */
  notices: readonly Notice[]
}>

/**
 * Opens the account that `enter` brings tokens of into the session, and brings the guest's cart along; null when that was
 * none. `enter` returns what the shopper should know, or null when it opened nothing. A technical failure on the way opens
 * nothing, so that the session stays what it was and the whole can be tried again: no unit of the guest's cart goes over
 * twice.
 */
export async function openAccount(
  context: GraphContext,
  enter: () => Promise<readonly Notice[] | null>,
): Promise<OpenAccount | null> {
  const { session } = context
  const before = session.snapshot()
  try {
    const guest = await readGuestCart(context)
    const entered = await enter()
    if (entered === null) return null
    const customer = await readCustomer(context)
    if (customer === null) return null
    const notices = [...entered, ...(await mergeGuestCart(context, guest))]
    return { customer, cart: await pullCart(context), notices }
  } catch (error) {
    session.update({ refreshToken: null, customerId: null, ...before })
    throw error
  }
}
