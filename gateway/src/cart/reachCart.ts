import { readCustomer } from '../customers/customerClient.ts'
import type { GraphContext } from '../app/context.ts'
import { isUnauthenticated } from '../errors/upstreamFailure.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { createCart, pullCart } from './cartClient.ts'
import { cartKey } from './cartKey.ts'
import type { CartLineMapper, CartMapper } from './mappers.ts'
import type { StepKey } from '../idempotency/stepKeys.ts'

/** Cart of the session before a change, which may be refused: a new one is opened only for a change that is made. */
type ReachedCart = Readonly<{
  /** True if `open` opens a new cart. */
  isNew: boolean
  /** Lines that the cart has; none if it is new. */
  lines: readonly CartLineMapper[]
  /** Returns the cart, opened if there was none. */
  open: () => Promise<CartMapper>
}>

/**
 * Reads the session's cart. If it has none, or the platform has lost it, `open` opens a new one. If the platform refuses
 * to show a customer their cart, or to open one for them, `open` opens a guest's in its place: as often as the store
 * allows.
 */
export async function reachCart(context: GraphContext, key: StepKey): Promise<ReachedCart> {
  try {
    const present = await pullCart(context)
    if (present) return { isNew: false, lines: present.lines, open: () => Promise.resolve(present) }
  } catch (error) {
    // A guest's cart belongs to the holder of its token: a refusal is a fault on the way, and the cart still exists.
    if (context.session.userToken === null || !isRefused(error) || !mayBypass(context)) throw error
    return { isNew: true, lines: [], open: () => bypass(context, key, error) }
  }
  return { isNew: true, lines: [], open: () => openNew(context, key) }
}

async function openNew(context: GraphContext, key: StepKey): Promise<CartMapper> {
  try {
    return opened(context, await createCart(context, { idempotencyKey: key('create') }))
  } catch (error) {
    if (!isUnauthenticated(error) || !mayBypass(context)) throw error
    return bypass(context, key, error)
  }
}

async function bypass(context: GraphContext, key: StepKey, error: Error): Promise<CartMapper> {
  // Throws when the customer's session has expired: an expired token must not turn a customer into a guest.
  await readCustomer(context)
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
