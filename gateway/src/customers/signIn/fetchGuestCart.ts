import type { Notice } from '../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../app/context.ts'
import type { SessionChange } from '../../idempotency/missedChanges.ts'
import { mergeGuestCart, readGuestCart } from './mergeGuestCart.ts'

/**
 * Merges the cart that a guest's change was made in, if the guest has signed in since: the login did not know the cart if
 * the answer that opened it was lost. A line that came along with the login is not there any more.
 */
export async function fetchGuestCart(
  context: GraphContext,
  { before, after }: SessionChange,
): Promise<readonly Notice[]> {
  const { userToken, cartToken, isEnded } = context.session
  if (userToken === null || isEnded || before.userToken !== null) return []
  if (after.cartToken === null || after.cartToken === cartToken) return []
  const guest = await readGuestCart(context, after.cartToken)
  return guest === null ? [] : mergeGuestCart(context, guest)
}
