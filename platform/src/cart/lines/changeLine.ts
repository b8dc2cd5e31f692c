import type { Database } from '../../database/schema.ts'
import { requireGiftCardDay } from '../../giftcards/giftCardChoices.ts'
import { isGiftCard } from '../../giftcards/giftCardOffer.ts'
import { requireGiftCardCount } from '../../giftcards/requireGiftCardCount.ts'
import { PlatformError } from '../../http/PlatformError.ts'
import { CART_MAX_LINES } from '../../limits.ts'
import { changedAdditionalData } from '../additionalData.ts'
import { deleteItem, lockCart, saveItem } from '../cartRepository.ts'
import { checkLineStock } from '../checkStock.ts'
import { type CartLine, cartLine, isSameLine } from './cartLine.ts'
import { type ItemReference, type ItemRequest, NO_ITEM } from './itemRequest.ts'
import { type LineRequest, parseQuantity } from './lineRequest.ts'
import { type CartLines, readLines } from './readLines.ts'
import { resolveLine } from './resolveLine.ts'

/** A change of one line, before it is written. */
type Change = Readonly<{
  /** The line as it will be; its id is that of the row that it replaces, if it has one. */
  line: CartLine
  /** Rows whose units the line takes over. */
  replaced: readonly CartLine[]
  /** Options that are chosen of it; null if a quantity changes alone. */
  request: LineRequest | null
}>

/** Id of a line that has no row yet. */
const NEW_ITEM = 0

/**
 * Adds a line, or with an item id sets a line's quantity (and options, when some are given). Adding to a line that is
 * there, same sku and same options, makes one line of both. The cart is read and priced once: the request is resolved
 * from the documents of its lines.
 * @returns the line as it stands afterwards.
 * @throws PlatformError for an unknown cart, line or sku, missing options, or too little stock.
 */
export async function changeLine(db: Database, cartId: string, item: ItemRequest): Promise<CartLine> {
  const cart = await lockCart(db, cartId)
  const present = await readLines(db, cart, item.sku === null ? [] : [item.sku])
  const change = resolveChange(item, present)
  await checkChange(db, change, present)
  return writeChange(db, cartId, change)
}

/** Removes a line. @throws PlatformError 404 when it is not in the cart. */
export async function removeLine(db: Database, cartId: string, { itemId, namedId }: ItemReference): Promise<void> {
  await lockCart(db, cartId)
  if (itemId === null || !(await deleteItem(db, cartId, itemId))) throw noSuchLine(cartId, namedId)
}

/** Finds out what a request does to the lines of a cart, without doing it. */
function resolveChange(item: ItemRequest, present: CartLines): Change {
  const own = ownLine(item, present)
  const request = item.hasChoices || own === null ? lineRequest(item, own) : null
  const identity = request === null ? own : resolveLine(request, present.catalogue)
  const twin = identity && present.lines.find((line) => line !== own && isSameLine(line, identity))
  const before = own ?? twin ?? null
  const contents = {
    itemId: before?.itemId ?? NEW_ITEM,
    productSku: identity?.productSku ?? '',
    productOption: identity?.productOption ?? null,
    qty: item.quantity + (twin?.qty ?? 0),
    additionalData: changedAdditionalData(before?.additionalData ?? {}, item.additionalData),
  }
  const replaced = [own, twin].flatMap((line) => line ?? [])
  return { line: cartLine(contents, present.catalogue), replaced, request }
}

/** The line that a request changes; null for one that adds. */
function ownLine({ itemId, namedId }: ItemReference, { cart, lines }: CartLines): CartLine | null {
  if (itemId === null) return null
  const own = lines.find((line) => line.itemId === itemId)
  if (own === undefined) throw noSuchLine(cart.id, namedId)
  return own
}

function lineRequest({ sku, choices }: ItemRequest, own: CartLine | null): LineRequest {
  const named = sku ?? own?.productSku
  if (named === undefined) throw new PlatformError(400, NO_ITEM)
  return { ...choices, sku: named }
}

/** Checks what a cart may hold: number of lines and units, the day of a gift card, the stock. */
async function checkChange(db: Database, { line, replaced, request }: Change, present: CartLines): Promise<void> {
  parseQuantity(line.qty)
  if (replaced.length === 0 && present.lines.length >= CART_MAX_LINES)
    throw new PlatformError(400, `A cart holds ${CART_MAX_LINES} lines at most`, {
      reason: 'CART_FULL',
      max: CART_MAX_LINES,
    })
  if (request !== null && isGiftCard(line)) requireGiftCardDay(present.store, request.custom, present.catalogue.now)
  const others = present.lines.filter((other) => !replaced.includes(other))
  if (isGiftCard(line)) requireGiftCardCount([line, ...others])
  await checkLineStock(db, line, others)
}

async function writeChange(db: Database, cartId: string, { line, replaced }: Change): Promise<CartLine> {
  for (const row of replaced) if (!isSameLine(row, line)) await deleteItem(db, cartId, row.itemId)
  return { ...line, itemId: await saveItem(db, cartId, line) }
}

function noSuchLine(cartId: string, itemId: string): PlatformError {
  return new PlatformError(404, `The ${cartId} Cart doesn't contain the ${itemId} item.`)
}
