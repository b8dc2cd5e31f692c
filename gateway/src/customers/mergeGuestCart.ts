import { createHash } from 'node:crypto'
import type { Notice } from '../__generated__/resolverTypes.ts'
import { createCart, pullCart, readTotals } from '../cart/cartClient.ts'
import { clientLines } from '../cart/clientLines.ts'
import { keptLineInput } from '../cart/keptLineInput.ts'
import type { CartLineMapper, CartMapper } from '../cart/mappers.ts'
import { makeMerge } from '../cart/makeMerge.ts'
import { notice } from '../errors/userError.ts'
import type { GraphContext } from '../graph/context.ts'
import { UpstreamRefusal } from '../upstream/upstreamRefusal.ts'

/** What a guest had before the account was opened. */
export type GuestCart = Readonly<{ token: string; cart: CartMapper; coupon: string | null }>

const KEY_CHARACTERS = 32

/** What the session's guest has in the cart; null when that is nothing. To be read before the account is opened. */
export async function readGuestCart(context: GraphContext): Promise<GuestCart | null> {
  const { cartToken, userToken } = context.session
  if (cartToken === null || userToken !== null) return null
  const cart = await pullCart(context)
  if (cart === null || cart.lines.length === 0) return null
  const totals = await readTotals(context)
  return { token: cartToken, cart, coupon: totals?.coupon_code ?? null }
}

/**
 * Takes the customer's own cart, and adds to it what the guest had. Each line goes over once, however often the login is
 * tried: its key is of the guest's line, and it leaves the guest's cart. What does not fit is told, and stays where it was.
 */
export async function mergeGuestCart(context: GraphContext, guest: GuestCart | null): Promise<readonly Notice[]> {
  const { session, store, upstream } = context
  const { checkout } = session
  const cartToken = await createCart(context, {})
  session.update({ cartToken, checkout })
  if (guest === null || guest.token === cartToken) return []
  const { lines, userErrors: unsold } = await clientLines(
    context,
    guest.cart.lines.map((line) => keptLineInput(line)),
  )
  const left = unsold.map(({ sku }) => sku)
  for (const line of lines) {
    const known = guest.cart.lines[line.index]
    if (line.plan === null || known === undefined) continue
    const key = createHash('sha256')
      .update(`merge:${guest.token}:${known.itemId}`)
      .digest('hex')
      .slice(0, KEY_CHARACTERS)
    const refusals = await makeMerge(context, { steps: [{ kind: 'add', line }], key: (step) => `${key}:${step}` })
    if (refusals.length > 0) left.push(line.sku)
    else await dropGuestLine(context, guest.token, known)
  }
  const nameOf = (sku: string | null) => guest.cart.lines.find((line) => line.sku === sku)?.name ?? sku ?? ''
  const notices = left.map((sku) => notice(store.language, 'CART_MERGED_IN_PART', { name: nameOf(sku) }))
  if (guest.coupon === null) return notices
  try {
    await upstream.call('cartApplyCoupon', { query: { coupon: guest.coupon } })
    return notices
  } catch (error) {
    if (!(error instanceof UpstreamRefusal)) throw error
    return [...notices, notice(store.language, 'COUPON_REMOVED', { code: guest.coupon })]
  }
}

/** Leaves nothing behind that a second login would add again. A line that is gone already is no failure. */
async function dropGuestLine(
  { upstream }: GraphContext,
  token: string,
  { sku, itemId }: Pick<CartLineMapper, 'sku' | 'itemId'>,
): Promise<void> {
  const cartItem = { sku, item_id: Number(itemId), quoteId: token }
  try {
    await upstream.call('cartDelete', { body: { cartItem }, cartToken: token, asGuest: true })
  } catch (error) {
    if (!(error instanceof UpstreamRefusal)) throw error
  }
}
