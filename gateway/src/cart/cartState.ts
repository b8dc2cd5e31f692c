import { randomBytes } from 'node:crypto'
import { isUpstreamError } from '../errors/isUpstreamError.ts'
import type { MaybePromise } from '../graph/maybePromise.ts'
import type { CartScope } from './cartClient.ts'
import { cartKey } from './cartKey.ts'
import { cartHash } from './cartHash.ts'
import type { CartMapper } from './mappers.ts'
import type { CartTotalsDocument } from './totals/decodeTotals.ts'
import type { TotalsLoader } from './totals/totalsLoader.ts'

type TotalsScope = Pick<CartScope, 'session'> & Readonly<{ loaders: Readonly<{ cartTotals: TotalsLoader }> }>

/**
 * Totals of the cart that a payload holds; null when the session has another by now, as on the replay of an old answer.
 */
export function totalsOf(
  { session: { cartToken }, loaders }: TotalsScope,
  { key }: Pick<CartMapper, 'key'>,
): MaybePromise<CartTotalsDocument | null> {
  return cartToken !== null && cartKey(cartToken) === key ? loaders.cartTotals() : null
}

/** Starts to read the totals of the session's cart, at the same time as its lines. A failure is reported by their fields. */
export function readAheadTotals({ loaders }: Pick<TotalsScope, 'loaders'>): void {
  void Promise.allSettled([loaders.cartTotals()])
}

/**
 * Returns the hash of a cart for its client. If its coupon cannot be read, the hash equals no other: the client's copy is
 * then not taken for current, and the cart is there without its totals.
 */
export async function shownHash(scope: TotalsScope, cart: CartMapper): Promise<string> {
  try {
    return await presentHash(scope, cart)
  } catch (error) {
    if (!isUpstreamError(error)) throw error
    return randomBytes(HASH_BYTES).toString('base64url')
  }
}

const HASH_BYTES = 20

/** The hash of a cart as it is now. */
export async function presentHash(scope: TotalsScope, cart: CartMapper): Promise<string> {
  const totals = await totalsOf(scope, cart)
  return cartHash(cart, { couponCode: totals?.coupon_code ?? null, checkout: scope.session.checkout })
}
