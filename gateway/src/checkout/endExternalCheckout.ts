import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import { cartKey } from '../cart/cartClient.ts'
import { changeCart } from '../cart/changeCart.ts'

/**
 * The shopper is back from the checkout on another host, which bought the cart that it was given. Only that one is let
 * go of: whoever is lured to the page that asks for this loses nothing.
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
