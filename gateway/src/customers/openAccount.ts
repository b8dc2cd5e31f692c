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
 * none. `enter` returns what the shopper should know, or null when it opened nothing. A failure on the way opens nothing, a
 * token included that the platform does not know a moment later: the session stays what it was, group and cart, so that
 * the whole can be tried again, and no unit of the guest's cart goes over twice.
 */
export async function openAccount(
  context: GraphContext,
  enter: () => Promise<readonly Notice[] | null>,
): Promise<OpenAccount | null> {
  const { session } = context
  const before = session.snapshot()
  const giveBack = () => session.update({ refreshToken: null, customerId: null, customerGroupId: null, ...before })
  try {
    const guest = await readGuestCart(context)
    const entered = await enter()
    if (entered === null) return null
    const customer = await readCustomer(context)
    if (customer === null) {
      giveBack()
      return null
    }
    await context.device.remember(context.store.code, customer.email)
    const notices = [...entered, ...(await mergeGuestCart(context, guest))]
    const cart = await pullCart(context)
    session.moveToAccount(customer.email)
    return { customer, cart, notices }
  } catch (error) {
    giveBack()
    throw error
  }
}
