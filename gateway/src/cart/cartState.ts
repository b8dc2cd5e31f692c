import { type CartScope, readTotals } from './cartClient.ts'
import { cartKey } from './cartKey.ts'
import { cartHash } from './cartHash.ts'
import type { CartMapper } from './mappers.ts'
import type { CartTotalsDocument } from './totals/totalsDocument.ts'

/**
 * Totals of the cart that a payload holds; null when the session has another by now, as on the replay of an old answer.
 */
export async function totalsOf(scope: CartScope, { key }: Pick<CartMapper, 'key'>): Promise<CartTotalsDocument | null> {
  const { cartToken } = scope.session
  return cartToken !== null && cartKey(cartToken) === key ? readTotals(scope) : null
}

/** The hash of a cart as it is now. */
export async function presentHash(scope: CartScope, cart: CartMapper): Promise<string> {
  const totals = await totalsOf(scope, cart)
  return cartHash(cart, { couponCode: totals?.coupon_code ?? null, checkout: scope.session.checkout })
}
