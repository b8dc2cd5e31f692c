import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import { changeCart } from '../cart/changeCart.ts'
import { dropSoldOutLines } from '../cart/dropSoldOutLines.ts'
import { pullFilledCart } from '../cart/pullFilledCart.ts'
import { UpstreamRefusal } from '../upstream/upstreamRefusal.ts'

/**
 * Has the cart worked out anew, without what has sold out where the store does not allow that in carts. A platform without the call works carts out on every read: then that is all there is.
 */
export const recalculateOrder: NonNullable<MutationResolvers['recalculateOrder']> = async (_root, { input }, context) =>
  changeCart(context, {
    name: 'recalculateOrder',
    input,
    nothing: {},
    run: async (key) => {
      const filled = await pullFilledCart(context)
      if (filled.refusal) return filled.refusal
      try {
        await context.upstream.call('cartRecalculate', { idempotencyKey: key('recalculate') })
      } catch (error) {
        if (!(error instanceof UpstreamRefusal)) throw error
        context.log.info({ err: error }, 'the platform did not work the cart out anew')
      }
      return { notices: await dropSoldOutLines(context, key) }
    },
  })
