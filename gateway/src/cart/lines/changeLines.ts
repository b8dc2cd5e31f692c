import type { GraphContext } from '../../app/context.ts'
import { type CartMutation, type CartPayload, changeCart } from '../changeCart.ts'
import { finishUndo, undoUnfinished } from './writeLines.ts'

/**
 * Changes lines of the cart, all or none, as `changeCart` does. A refusal also undoes what earlier runs under the same
 * key have done: a retry may be refused for another reason than its calls, such as a product that was sold meanwhile.
 */
export function changeLines<Extra extends object>(
  context: GraphContext,
  { run, ...mutation }: CartMutation<Extra>,
): Promise<CartPayload<Extra>> {
  return changeCart(context, {
    ...mutation,
    run: async (key) => {
      await finishUndo(context, key)
      const change = await run(key)
      const isRefused = (change.userErrors ?? []).length > 0
      return isRefused && (await undoUnfinished(context, key)) ? { ...change, cart: undefined } : change
    },
  })
}
