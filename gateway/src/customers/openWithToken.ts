import type { GraphContext } from '../graph/context.ts'
import { readCustomer } from './customerClient.ts'
import { mergeGuestCart, readGuestCart } from './mergeGuestCart.ts'

/**
 * Opens the account that a token of the platform belongs to, and brings the guest's cart along; false when it opens none.
 * An account that is open already stays as it is. Without the token to renew it, it is open for as long as the token is
 * good. A session that nothing was opened for must not be written: on the way it may have become another.
 */
export async function openWithToken(context: GraphContext, userToken: string): Promise<boolean> {
  const { session } = context
  if ((await readCustomer(context)) !== null) return true
  const guest = await readGuestCart(context)
  session.update({ userToken, refreshToken: null })
  if ((await readCustomer(context)) === null) return false
  await mergeGuestCart(context, guest)
  return true
}
