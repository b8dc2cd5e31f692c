import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import { pullCart } from '../cart/cartClient.ts'
import { type Change, changeCart } from '../cart/changeCart.ts'
import { userError } from '../errors/userError.ts'
import type { GraphContext } from '../graph/context.ts'
import { checkOrder } from './checkOrder.ts'
import type { OrderMapper } from './mappers.ts'
import { orderBody } from './orderBody.ts'
import { postOrder, readOrder } from './orderClient.ts'

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
      const cart = await pullCart(context)
      if (!cart || cartToken === null) return { cart: null, userErrors: [userError(store.language, 'CART_NOT_FOUND')] }
      const { ready, userErrors } = checkOrder({ cart, checkout, input, language: store.language })
      if (!ready) return { cart, userErrors }
      const body = orderBody({ ...ready, cart, cartToken, store, orderId: key('order') ?? '' })
      const number = await postOrder(context, body, key('order'))
      session.update({
        cartToken: null,
        checkout: null,
        orders: [{ number, cartToken }, ...session.orders],
      })
      const order = await readPlaced(context, number)
      return { cart: null, extra: () => ({ order }) }
    },
  })

/** The order stands, whether or not it can be read back just now: then its node is there to ask again. */
async function readPlaced(context: GraphContext, number: string): Promise<OrderMapper | null> {
  try {
    return await readOrder(context, number)
  } catch (error) {
    context.log.error({ err: error, number }, 'a placed order could not be read back')
    return null
  }
}
