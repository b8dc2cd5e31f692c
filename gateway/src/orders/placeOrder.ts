import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import { pullCart } from '../cart/cartClient.ts'
import { type Change, changeCart } from '../cart/changeCart.ts'
import { unitLimitErrors } from '../cart/unitLimit.ts'
import { readCustomer } from '../customers/customerClient.ts'
import { invalidField, userError } from '../errors/userError.ts'
import type { GraphContext } from '../graph/context.ts'
import { isGiven } from '../graph/isGiven.ts'
import { UpstreamFailure } from '../upstream/upstreamFailure.ts'
import { checkOrder } from './checkOrder.ts'
import type { OrderMapper } from './mappers.ts'
import { orderBody } from './orderBody.ts'
import { orderTotalNotice } from './orderTotalNotice.ts'
import { totalSurprise } from './totalSurprise.ts'
import { findPlacedOrder, postOrder, readOrder } from './orderClient.ts'
import { tellOrigin } from './tellOrigin.ts'

type Placed = Readonly<{ order: OrderMapper | null }>

type ExpectedTotal = string | null | undefined

const NOTHING: Placed = { order: null }

/** Turns the cart into an order, once. */
export const placeOrder: NonNullable<MutationResolvers['placeOrder']> = async (_root, { input }, context) =>
  changeCart(context, {
    name: 'placeOrder',
    input,
    nothing: NOTHING,
    run: async (key): Promise<Change<Placed>> => {
      const { session, store } = context
      const { cartToken, checkout } = session
      const orderId = key('order')
      if (orderId === undefined) {
        return { userErrors: [invalidField(store.language, 'FIELD_REQUIRED', { field: ['clientMutationId'] })] }
      }
      const cart = await pullCart(context)
      if (!cart || cartToken === null) return resume(context, orderId, input.expectedTotal)
      const email = input.email ?? (await readCustomer(context))?.email ?? null
      const { ready, userErrors } = checkOrder({ cart, checkout, input, email, language: store.language })
      if (!ready) return { cart, userErrors }
      const overLimit = await unitLimitErrors(context, cart)
      if (overLimit.length > 0) return { cart, userErrors: overLimit }
      const surprise = await totalSurprise(context, cart, input.expectedTotal)
      if (surprise) return { cart, userErrors: [surprise] }
      await tellOrigin(context, input.origin, key('origin'))
      const body = orderBody({ ...ready, cart, cartToken, store, orderId })
      const { expectedTotal } = input
      const agreedTotal = isGiven(expectedTotal) ? `${expectedTotal} ${cart.currencyCode}` : null
      return conclude(context, await postOrder(context, { body, idempotencyKey: orderId, agreedTotal }), expectedTotal)
    },
  })

/**
 * No cart: there never was one, or it has become an order whose answer was lost on the way. The platform remembers the id
 * that the order was sent under, which holds the session and the client's key.
 */
async function resume(context: GraphContext, orderId: string, expected: ExpectedTotal): Promise<Change<Placed>> {
  const { cartToken, orders } = context.session
  const mayHaveOrdered = cartToken !== null || orders.length > 0
  const number = mayHaveOrdered ? await findPlacedOrder(context, orderId) : null
  if (number !== null) return conclude(context, number, expected)
  return { cart: null, userErrors: [userError(context.store.language, 'CART_NOT_FOUND')] }
}

async function conclude(context: GraphContext, number: string, expected: ExpectedTotal): Promise<Change<Placed>> {
  const { cartToken, orders } = context.session
  if (cartToken !== null && !orders.some((order) => order.number === number)) {
    context.session.update({ cartToken: null, checkout: null, orders: [{ number, cartToken }, ...orders] })
  }
  const order = await readPlaced(context, number)
  return { cart: null, notices: orderTotalNotice(context, order, expected), extra: () => ({ order }) }
}

/**
 * The order stands, whether or not it can be read back. What may be read in a moment is thrown: the client sends the same
 * again, and is told the number then. A platform that cannot show orders at all has placed it all the same.
 */
async function readPlaced(context: GraphContext, number: string): Promise<OrderMapper | null> {
  try {
    return await readOrder(context, number)
  } catch (error) {
    if (error instanceof UpstreamFailure && (error.kind === 'timeout' || error.kind === 'unavailable')) throw error
    context.log.error({ err: error, number }, 'a placed order could not be read back')
    return null
  }
}
