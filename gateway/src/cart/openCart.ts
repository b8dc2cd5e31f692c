import type { GraphContext } from '../graph/context.ts'
import { cartKey, createCart, pullCart } from './cartClient.ts'
import type { CartMapper } from './mappers.ts'
import type { StepKey } from './stepKeys.ts'

/** The session's cart, or a new one when it has none, or the platform has lost it. */
export async function openCart(context: GraphContext, key: StepKey): Promise<CartMapper> {
  const present = await pullCart(context)
  if (present) return present
  const { session, store } = context
  const cartToken = await createCart(context, key('create'))
  session.update({ cartToken, checkout: null })
  return {
    __typename: 'Cart',
    storeCode: store.code,
    key: cartKey(cartToken),
    currencyCode: store.currencyCode,
    lines: [],
  }
}
