import type { GraphContext } from '../app/context.ts'
import { type CartMutation, type CartPayload, type Change, changeCart } from './changeCart.ts'
import type { CartMapper } from './mappers.ts'
import { pullFilledCart } from './pullFilledCart.ts'
import type { StepKey } from '../idempotency/stepKeys.ts'

type FilledCartMutation<Extra extends object> = Omit<CartMutation<Extra>, 'run'> &
  Readonly<{ run: (cart: CartMapper, key: StepKey) => Promise<Change<Extra>> }>

/**
 * Runs a mutation of a cart that has lines, as `changeCart` does. Refuses any other cart: `CART_NOT_FOUND`, `CART_EMPTY`.
 */
export function changeFilledCart<Extra extends object>(
  context: GraphContext,
  { run, ...mutation }: FilledCartMutation<Extra>,
): Promise<CartPayload<Extra>> {
  return changeCart(context, {
    ...mutation,
    run: async (key) => {
      const filled = await pullFilledCart(context)
      return filled.refusal ?? run(filled.cart, key)
    },
  })
}
