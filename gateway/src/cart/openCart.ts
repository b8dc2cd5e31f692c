import type { GraphContext } from '../graph/context.ts'
import { isUnauthenticated } from '../upstream/upstreamFailure.ts'
import { UpstreamRefusal } from '../upstream/upstreamRefusal.ts'
import { cartKey, createCart, pullCart } from './cartClient.ts'
import type { CartMapper } from './mappers.ts'
import type { StepKey } from './stepKeys.ts'

/**
 * The session's cart, or a new one when it has none, or the platform has lost it. When the platform will not show a
 * customer their cart, or open one for them, a guest's takes its place: so often as the store allows.
 */
export async function openCart(context: GraphContext, key: StepKey): Promise<CartMapper> {
  try {
    const present = await pullCart(context)
    if (present) return present
  } catch (error) {
    // A guest's cart belongs to whoever has its token: a refusal is a mistake on the way, and what is in the cart is there.
    if (context.session.userToken === null || !isRefused(error) || !mayBypass(context)) throw error
    return bypass(context, key, error)
  }
  try {
    return opened(context, await createCart(context, { idempotencyKey: key('create') }))
  } catch (error) {
    if (!isUnauthenticated(error) || !mayBypass(context)) throw error
    return bypass(context, key, error)
  }
}

async function bypass(context: GraphContext, key: StepKey, error: Error): Promise<CartMapper> {
  const cartBypasses = bypasses(context) + 1
  context.session.update({ cartBypasses })
  // Its name alone: the platform's words may hold the cart's token.
  context.log.warn({ refusal: error.name, cartBypasses }, 'the platform refused a cart: a guest’s takes its place')
  return opened(context, await createCart(context, { idempotencyKey: key('create-guest'), asGuest: true }))
}

function opened({ session, store }: GraphContext, cartToken: string): CartMapper {
  session.update({ cartToken, checkout: null })
  return {
    __typename: 'Cart',
    storeCode: store.code,
    key: cartKey(cartToken),
    currencyCode: store.currencyCode,
    lines: [],
  }
}

function bypasses({ session }: GraphContext): number {
  return session.snapshot().cartBypasses ?? 0
}

function mayBypass(context: GraphContext): boolean {
  return bypasses(context) < context.settings.cartBypassMax
}

/** A cart that is refused, not one that could not be read just now: that one is still there. */
function isRefused(error: unknown): error is Error {
  return error instanceof UpstreamRefusal || isUnauthenticated(error)
}
