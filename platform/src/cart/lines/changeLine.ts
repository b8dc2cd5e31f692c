import type { Database } from '../../database/schema.ts'
import { fieldsOf, integerOf, isFields, textOf } from '../../catalogue/fields.ts'
import type { Fields } from '../../catalogue/fields.ts'
import { requireGiftCardDay } from '../../giftcards/giftCardChoices.ts'
import { isGiftCard } from '../../giftcards/giftCardOffer.ts'
import { PlatformError } from '../../http/PlatformError.ts'
import { CART_MAX_LINES } from '../../limits.ts'
import { storeOrDefault } from '../../stores.ts'
import { type AdditionalData, changedAdditionalData } from '../additionalData.ts'
import { assembleCart } from '../assembleCart.ts'
import type { CartLine } from '../assembleCart.ts'
import { deleteItem, lockCart, saveItem } from '../cartRepository.ts'
import type { CartRow } from '../cartRepository.ts'
import { checkLineStock } from '../checkStock.ts'
import { parseLineRequest, parseQuantity } from './lineRequest.ts'
import { loadLineCatalogue } from './loadLineCatalogue.ts'
import { resolveLine } from './resolveLine.ts'
import type { ResolvedLine } from './resolveLine.ts'

const NO_ITEM = 'No cartItem element provided within the request body'

/** The `cartItem` of a request body. @throws PlatformError 400 without it. */
export function readCartItem(body: unknown): Fields {
  const { cartItem } = fieldsOf(body)
  if (!isFields(cartItem)) throw new PlatformError(400, NO_ITEM)
  return cartItem
}

/**
 * Adds a line, or with `item_id` sets a line's quantity (and options, when some are given). Adding to a line that is
 * there, same sku and same options, makes one line of both.
 * @returns the line as it stands afterwards.
 * @throws PlatformError for an unknown cart, line or sku, missing options, or too little stock.
 */
export async function changeLine(db: Database, cartId: string, item: Fields): Promise<CartLine> {
  const cart = await lockCart(db, cartId)
  const quantity = parseQuantity(item.qty)
  const { lines } = await assembleCart(db, cart)
  const itemId = integerOf(item.item_id)
  if (itemId === null) return addLine(db, cart, { item, quantity, lines })
  const line = lines.find((candidate) => candidate.itemId === itemId)
  if (line === undefined) throw noSuchLine(cartId, String(item.item_id))
  const additionalData = additionalDataAfter(line.additionalData, item)
  if (!hasChoices(item))
    return setLine(db, cart, { line: { ...line, qty: quantity, additionalData }, replaces: line, lines })
  const resolved = await resolve(db, cart, { ...item, sku: item.sku ?? line.productSku })
  const twin = lines.find((candidate) => candidate.itemId !== itemId && isSameLine(candidate, resolved))
  return setLine(db, cart, {
    line: { ...resolved, qty: quantity + (twin?.qty ?? 0), additionalData },
    replaces: line,
    lines: lines.filter((candidate) => candidate !== twin),
  })
}

/**
 * True if a product option holds choices. Callers send empty lists for products without options: that changes nothing.
 */
function hasChoices(item: Fields): boolean {
  const { configurable, bundle, custom } = parseLineRequest('', item.product_option)
  return configurable.length + bundle.length + custom.length > 0
}

/** Removes a line. @throws PlatformError 404 when it is not in the cart. */
export async function removeLine(db: Database, cartId: string, item: Fields): Promise<void> {
  await lockCart(db, cartId)
  const itemId = integerOf(item.item_id)
  if (itemId === null || !(await deleteItem(db, cartId, itemId))) throw noSuchLine(cartId, String(item.item_id))
}

function additionalDataAfter(before: AdditionalData, item: Fields): AdditionalData {
  return changedAdditionalData(before, fieldsOf(item.extension_attributes).additional_data)
}

type Addition = Readonly<{ item: Fields; quantity: number; lines: readonly CartLine[] }>

async function addLine(db: Database, cart: CartRow, { item, quantity, lines }: Addition): Promise<CartLine> {
  const resolved = await resolve(db, cart, item)
  const twin = lines.find((candidate) => isSameLine(candidate, resolved))
  if (twin === undefined && lines.length >= CART_MAX_LINES)
    throw new PlatformError(400, `A cart holds ${CART_MAX_LINES} lines at most`)
  const additionalData = additionalDataAfter(twin?.additionalData ?? {}, item)
  const qty = quantity + (twin?.qty ?? 0)
  return setLine(db, cart, { line: { ...resolved, qty, additionalData }, replaces: twin ?? null, lines })
}

type Setting = Readonly<{
  line: ResolvedLine & Readonly<{ qty: number; additionalData: AdditionalData }>
  replaces: CartLine | null
  lines: readonly CartLine[]
}>

async function setLine(db: Database, cart: CartRow, { line, replaces, lines }: Setting): Promise<CartLine> {
  parseQuantity(line.qty)
  await checkLineStock(
    db,
    line,
    lines.filter((other) => other.itemId !== replaces?.itemId),
  )
  if (replaces !== null && !isSameLine(replaces, line)) await deleteItem(db, cart.id, replaces.itemId)
  return { ...line, itemId: await saveItem(db, cart.id, line) }
}

async function resolve(db: Database, cart: CartRow, item: Fields): Promise<ResolvedLine> {
  const sku = textOf(item.sku)
  if (sku === null) throw new PlatformError(400, NO_ITEM)
  const catalogue = await loadLineCatalogue(db, storeOrDefault(cart.store_code), [sku])
  const request = parseLineRequest(sku, item.product_option)
  const line = resolveLine(request, catalogue)
  if (isGiftCard(line)) requireGiftCardDay(catalogue.store, request.custom, catalogue.now)
  return line
}

/** True if two lines are the same: equal sku and options. */
export function isSameLine(
  a: Pick<ResolvedLine, 'sku' | 'checksum'>,
  b: Pick<ResolvedLine, 'sku' | 'checksum'>,
): boolean {
  return a.sku === b.sku && a.checksum === b.checksum
}

function noSuchLine(cartId: string, itemId: string): PlatformError {
  return new PlatformError(404, `The ${cartId} Cart doesn't contain the ${itemId} item.`)
}
