import * as v from 'valibot'
import type { ProductScope } from '../catalogue/products/productLoaders.ts'
import type { RequestScope } from '../app/requestScope.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { isGone } from '../errors/isUpstreamError.ts'
import { underOwnSku } from './lines/bundleSku.ts'
import { decodeCartItem } from './decodeCartItem.ts'
import { CART_ITEMS_MAX } from './limits.ts'
import type { CartLineMapper, CartMapper } from './mappers.ts'
import { type AskedAdditions, toExtensionAttributes } from './lines/lineAdditions.ts'
import type { ProductOption } from './lines/productOption.ts'
import { type CartTotalsDocument, decodeTotals } from './totals/decodeTotals.ts'
import { cartKey } from './cartKey.ts'

export type CartScope = Pick<RequestScope, 'store' | 'session' | 'upstream'> & ProductScope

/**
 * The session's cart, or that of a guest's token; null when there is none, or the platform does not know it any more.
 * The session keeps the token until the next cart is opened: a read that was under way while an order was placed must
 * not seal an older session.
 */
export async function pullCart(scope: CartScope, guestToken?: string): Promise<CartMapper | null> {
  const { session, store, upstream } = scope
  const cartToken = guestToken ?? session.cartToken
  if (cartToken === null) return null
  try {
    const items = v.safeParse(
      v.pipe(v.array(v.unknown()), v.maxLength(CART_ITEMS_MAX)),
      await upstream.call('cartPull', asGuest(guestToken)),
    )
    if (!items.success) throw invalid('cartPull', 'the result is no list of lines')
    const key = cartKey(cartToken)
    const cart = { storeCode: store.code, currencyCode: store.currencyCode }
    const lines = items.output.map((item) => underOwnSku(scope, decodeCartItem(item, { ...cart, cartKey: key })))
    return { __typename: 'Cart', ...cart, key, lines: await Promise.all(lines) }
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}

/** Opens a cart, the customer's where there is one and a guest was not asked for, and returns its token. */
export async function createCart(
  { upstream }: CartScope,
  call: Readonly<{ idempotencyKey?: string | undefined; asGuest?: boolean }>,
): Promise<string> {
  const result = await upstream.call('cartCreate', call)
  const token = v.safeParse(
    v.pipe(v.union([v.pipe(v.string(), v.nonEmpty()), v.number()]), v.transform(String)),
    result,
  )
  if (!token.success) throw invalid('cartCreate', 'the result is no cart id')
  return token.output
}

/** Write of one cart line. With `itemId` it sets the line's quantity; without, it adds the quantity to the cart. */
export type LineWrite = Readonly<{
  sku: string
  quantity: number
  itemId?: string
  productOption?: ProductOption | null
  additions?: AskedAdditions
}>

/** Writes one line. */
export async function saveLine(
  { upstream, session }: CartScope,
  line: LineWrite,
  idempotencyKey?: string,
): Promise<void> {
  const { sku, quantity, itemId, productOption, additions } = line
  const cartItem = {
    sku,
    qty: quantity,
    quoteId: session.cartToken,
    ...(itemId === undefined ? {} : { item_id: numberWhereItIs(itemId) }),
    ...(productOption ? { product_option: productOption } : {}),
    ...toExtensionAttributes(additions ?? {}),
  }
  await upstream.call('cartUpdate', { body: { cartItem }, idempotencyKey })
}

/** Removes one line. One that is gone already is no failure. */
export async function deleteLine(
  { upstream, session }: CartScope,
  { sku, itemId }: Pick<CartLineMapper, 'sku' | 'itemId'>,
  idempotencyKey?: string,
): Promise<void> {
  const cartItem = { sku, item_id: numberWhereItIs(itemId), quoteId: session.cartToken }
  try {
    await upstream.call('cartDelete', { body: { cartItem }, idempotencyKey })
  } catch (error) {
    if (!isGone(error)) throw error
  }
}

/** Totals of the session's cart, or of that of a guest's token; null when there is no cart. */
export async function readTotals(
  { upstream, session }: Pick<CartScope, 'upstream' | 'session'>,
  guestToken?: string,
): Promise<CartTotalsDocument | null> {
  if ((guestToken ?? session.cartToken) === null) return null
  try {
    const totals = decodeTotals(await upstream.call('cartTotals', asGuest(guestToken)))
    if (totals === null) throw invalid('cartTotals', 'the result holds no totals')
    return totals
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}

function asGuest(cartToken: string | undefined) {
  return cartToken === undefined ? {} : { cartToken, asGuest: true }
}

function invalid(endpoint: string, detail: string): UpstreamFailure {
  return new UpstreamFailure({ kind: 'invalid', endpoint, detail })
}

/** Platforms compare numbers of lines strictly, and send them as numbers. */
function numberWhereItIs(itemId: string): number | string {
  return /^\d{1,15}$/.test(itemId) ? Number(itemId) : itemId
}
