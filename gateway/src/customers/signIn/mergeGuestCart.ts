import { createHash } from 'node:crypto'
import type { GiftMessage, Notice } from '../../__generated__/schemaTypes.ts'
import { createCart, pullCart, readTotals } from '../../cart/cartClient.ts'
import { decodeGift } from '../../cart/gift/decodeGift.ts'
import { saveGift } from '../../cart/gift/saveGift.ts'
import { clientLines } from '../../cart/lines/clientLines.ts'
import { storedLineInput } from '../../cart/lines/storedLineInput.ts'
import type { CartLineMapper, CartMapper } from '../../cart/mappers.ts'
import { makeMerge } from '../../cart/merge/makeMerge.ts'
import { notice } from '../../errors/userError.ts'
import type { GraphContext } from '../../app/context.ts'
import { UpstreamRefusal } from '../../errors/upstreamRefusal.ts'

/** Guest's cart from before the account was opened. */
export type GuestCart = Readonly<{ token: string; cart: CartMapper; coupon: string | null; gift: GiftMessage | null }>

const KEY_CHARACTERS = 32

/** Returns a guest's cart; null if it is empty. */
export async function readGuestCart(context: GraphContext, token: string): Promise<GuestCart | null> {
  const cart = await pullCart(context, token)
  if (cart === null || cart.lines.length === 0) return null
  const totals = await readTotals(context, token)
  return { token, cart, coupon: totals?.coupon_code ?? null, gift: decodeGift(totals?.gift_message) }
}

/**
 * Adds the guest's lines to the customer's own cart. Each line is moved once, even if the login is retried: its
 * idempotency key derives from the two carts and the line's id, and the line is removed once it was added. A line that
 * does not fit is reported as a notice, and stays in the guest's cart.
 */
export async function mergeGuestCart(context: GraphContext, guest: GuestCart | null): Promise<readonly Notice[]> {
  const { session, upstream } = context
  const { checkout } = session
  const cartToken = await createCart(context, {})
  session.update({ cartToken, checkout })
  if (guest === null || guest.token === cartToken) return []
  const { lines, userErrors: unsold } = await clientLines(
    context,
    guest.cart.lines.map((line) => storedLineInput(line)),
  )
  const left = unsold.map(({ sku }) => sku)
  for (const line of lines) {
    const known = guest.cart.lines[line.index]
    if (line.plan === null || known === undefined) continue
    // Without the step's name: it holds the position, which changes as the lines before it are moved.
    const key = moveKey({ guestToken: guest.token, cartToken, itemId: known.itemId })
    const refusals = await makeMerge(context, { steps: [{ kind: 'add', line }], key: () => key })
    if (refusals.length > 0) left.push(line.sku)
    else await dropGuestLine(context, guest.token, known)
  }
  const nameOf = (sku: string | null) => guest.cart.lines.find((line) => line.sku === sku)?.name ?? sku ?? ''
  const notices = left.map((sku) => notice(context.messageLanguage, 'CART_MERGED_IN_PART', { name: nameOf(sku) }))
  await moveGift(context, guest)
  if (guest.coupon === null) return notices
  try {
    await upstream.call('cartApplyCoupon', { query: { coupon: guest.coupon } })
    return notices
  } catch (error) {
    if (!(error instanceof UpstreamRefusal)) throw error
    return [...notices, notice(context.messageLanguage, 'COUPON_REMOVED', { code: guest.coupon })]
  }
}

type Move = Readonly<{ guestToken: string; cartToken: string; itemId: string }>

/** Returns the idempotency key under which a line of a guest's cart is added to a customer's. */
function moveKey({ guestToken, cartToken, itemId }: Move): string {
  const hash = createHash('sha256').update(`merge:${guestToken}:${cartToken}:${itemId}`).digest('hex')
  return `${hash.slice(0, KEY_CHARACTERS)}:add`
}

/** Takes the gift message along: the guest's is the newer one. A platform without them has none to take. */
async function moveGift(context: GraphContext, { gift }: GuestCart): Promise<void> {
  if (gift === null) return
  try {
    await saveGift(context, gift)
  } catch (error) {
    if (!(error instanceof UpstreamRefusal)) throw error
  }
}

/** Removes a guest line, so that a second login does not add it again. A line that is gone is no failure. */
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
