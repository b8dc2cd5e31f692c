import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import { pullCart } from '../cart/cartClient.ts'
import { type Change, changeCart } from '../cart/changeCart.ts'
import { invalidField, userError } from '../errors/userError.ts'
import type { GraphContext } from '../graph/context.ts'
import type { PlacedOrder } from '../session/sessionData.ts'
import { checkOrder } from './checkOrder.ts'
import type { OrderMapper } from './mappers.ts'
import { orderBody } from './orderBody.ts'
import { findPlacedOrder, postOrder, readOrder } from './orderClient.ts'

type Placed = Readonly<{ order: OrderMapper | null }>

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
      if (!cart || cartToken === null) return resume(context, orderId)
      const { ready, userErrors } = checkOrder({ cart, checkout, input, language: store.language })
      if (!ready) return { cart, userErrors }
      const body = orderBody({ ...ready, cart, cartToken, store, orderId })
      return conclude(context, { cartToken, number: await postOrder(context, body, orderId) })
    },
  })

/**
 * No cart: there never was one, or it has become an order whose answer was lost on the way. The platform remembers the id
 * that the order was sent under, which holds the session and the client's key.
 */
async function resume(context: GraphContext, orderId: string): Promise<Change<Placed>> {
  const { cartToken } = context.session
  const number = cartToken === null ? null : await findPlacedOrder(context, orderId)
  if (cartToken !== null && number !== null) return conclude(context, { cartToken, number })
  return { cart: null, userErrors: [userError(context.store.language, 'CART_NOT_FOUND')] }
}

async function conclude(context: GraphContext, placed: PlacedOrder): Promise<Change<Placed>> {
  const { session } = context
  session.update({ cartToken: null, checkout: null, orders: [placed, ...session.orders] })
  const order = await readPlaced(context, placed.number)
  return { cart: null, extra: () => ({ order }) }
}

/** The order stands, whether or not it can be read back just now: then its node is there to ask again. */
async function readPlaced(context: GraphContext, number: string): Promise<OrderMapper | null> {
  try {
    return await readOrder(context, number)
  } catch (error) {
    context.log.error({ err: error, number }, 'a placed order could not be read back')
    return null
  }
}
