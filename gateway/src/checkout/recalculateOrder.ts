import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import { changeFilledCart } from '../cart/changeFilledCart.ts'
import { dropSoldOutLines } from '../cart/purchases/dropSoldOutLines.ts'
import { loggedError } from '../errors/core/loggedError.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'

/**
 * Recalculates the cart, and removes lines that have sold out if the store does not allow them in carts. A platform
 * without the call recalculates on every read; then the read is enough.
 */
export const recalculateOrder: NonNullable<MutationResolvers['recalculateOrder']> = async (_root, { input }, context) =>
  changeFilledCart(context, {
    name: 'recalculateOrder',
    input,
    nothing: {},
    run: async (_cart, key) => {
      try {
        await context.upstream.call('cartRecalculate', { idempotencyKey: key('recalculate') })
      } catch (error) {
        if (!(error instanceof UpstreamRefusal)) throw error
        context.log.info(loggedError(error), 'the platform could not recalculate the cart')
      }
      return { notices: await dropSoldOutLines(context, key) }
    },
  })
