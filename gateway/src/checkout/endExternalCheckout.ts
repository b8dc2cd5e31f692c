import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import { cartKey } from '../cart/cartKey.ts'
import { changeCart } from '../cart/changeCart.ts'

/**
 * Drops the cart that was bought in the checkout on another host, when the shopper returns from it. Only the cart that
 * was sent there is dropped, so that a forged link to the page that calls this cannot empty a cart.
 */
export const endExternalCheckout: NonNullable<MutationResolvers['endExternalCheckout']> = async (
  _root,
  { input },
  context,
) =>
  changeCart(context, {
    name: 'endExternalCheckout',
    input,
    nothing: {},
    run: async () => {
      const { cartToken, handedOver } = context.session.snapshot()
      if (cartToken === null || handedOver !== cartKey(cartToken)) return {}
      context.session.update({ cartToken: null, checkout: null, handedOver: null })
      return { cart: null }
    },
  })
