import type { Notice } from '../../__generated__/schemaTypes.ts'
import { pullCart } from '../../cart/cartClient.ts'
import type { CartMapper } from '../../cart/mappers.ts'
import type { GraphContext } from '../../app/context.ts'
import type { SessionData } from '../../session/sessionData.ts'
import { SessionEnded } from '../../session/sessionEnded.ts'
import { readCustomer } from '../customerClient.ts'
import type { CustomerMapper } from '../mappers.ts'
import { mergeGuestCart, readGuestCart } from './mergeGuestCart.ts'

export type OpenAccount = Readonly<{
  customer: CustomerMapper
  cart: CartMapper | null
  /** Notices of `enter`, then those about guest lines that could not be merged. */
  notices: readonly Notice[]
}>

/**
 * Clears what a session holds of the customer whose account was open in it, or had ended: another one must not inherit
 * address, orders, quotes, idempotency keys or credit.
 */
const NOTHING_OF_ANOTHER: Partial<SessionData> = {
  originId: null,
  checkout: null,
  orders: [],
  cartBypasses: null,
  handedOver: null,
  creditToken: null,
  creditStart: null,
  creditApplication: null,
}

/**
 * Opens the account of the tokens that `enter` obtains, and merges the guest's cart; null if no account was opened.
 * `enter` returns notices, or null without tokens. If a step fails, also because the platform rejects the new token,
 * the session keeps its guest, group and cart, so that the whole can be retried, and no unit is merged twice.
 */
export async function openAccount(
  context: GraphContext,
  enter: () => Promise<readonly Notice[] | null>,
): Promise<OpenAccount | null> {
  const { session } = context
  const before = session.snapshot()
  const giveBack = () => session.update({ refreshToken: null, customerId: null, customerGroupId: null, ...before })
  try {
    const { cartToken, userToken } = before
    const guest = cartToken === null || userToken !== null ? null : await readGuestCart(context, cartToken)
    const entered = await enter()
    if (entered === null) return null
    const customer = await readOpened(context)
    if (customer === null) {
      giveBack()
      return null
    }
    const isOthers = before.userToken !== null && before.customerId !== customer.customerId
    if (isOthers) session.update(NOTHING_OF_ANOTHER)
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

/** Returns the customer who was signed in; null if the platform does not know the token. */
async function readOpened(context: GraphContext): Promise<CustomerMapper | null> {
  try {
    return await readCustomer(context)
  } catch (error) {
    if (!(error instanceof SessionEnded)) throw error
    return null
  }
}
