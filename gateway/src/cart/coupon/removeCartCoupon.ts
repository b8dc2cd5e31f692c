import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import { userError } from '../../errors/userError.ts'
import { pullCart } from '../cartClient.ts'
import { changeCart } from '../changeCart.ts'

/** Takes the coupon off. No coupon is no error. */
export const removeCartCoupon: NonNullable<MutationResolvers['removeCartCoupon']> = async (_root, { input }, context) =>
  changeCart(context, {
    name: 'removeCartCoupon',
    input,
    nothing: {},
    run: async (key) => {
      if (!(await pullCart(context))) {
        return { cart: null, userErrors: [userError(context.messageLanguage, 'CART_NOT_FOUND')] }
      }
      await context.upstream.call('cartDeleteCoupon', { idempotencyKey: key('coupon') })
      return {}
    },
  })
