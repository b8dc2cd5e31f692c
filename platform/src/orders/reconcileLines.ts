import { type AdditionalData, changedAdditionalData } from '../cart/additionalData.ts'
import { deleteItem, saveItem } from '../cart/cartRepository.ts'
import type { CartRow } from '../cart/cartRepository.ts'
import { type CartLine, cartLine, isSameLine } from '../cart/lines/cartLine.ts'
import { parseLineRequest, parseQuantity } from '../cart/lines/lineRequest.ts'
import { type CartLines, readLines } from '../cart/lines/readLines.ts'
import { resolveLine } from '../cart/lines/resolveLine.ts'
import type { LineCatalogue, ResolvedLine } from '../cart/lines/resolvedLine.ts'
import { requireGiftCardDay } from '../giftcards/giftCardChoices.ts'
import { isGiftCard } from '../giftcards/giftCardOffer.ts'
import { requireGiftCardCount } from '../giftcards/requireGiftCardCount.ts'
import { fieldsOf } from '../parse/fields.ts'
import type { Database } from '../database/schema.ts'
import type { OrderBody } from './orderSchema.ts'
import { whileAddingProducts } from './whileAddingProducts.ts'

type OrderedLine = ResolvedLine & Readonly<{ qty: number; additionalData: AdditionalData }>

/**
 * Makes the cart's lines those that the order lists: missing ones are added, quantities corrected, surplus removed.
 * What the shopper confirmed is what is ordered, even if the cart missed a change on the way.
 * @returns the cart with these lines, at the prices of their quantities.
 * @throws PlatformError 400 naming the product that cannot be sold.
 */
export async function reconcileLines(db: Database, cart: CartRow, products: OrderBody['products']): Promise<CartLines> {
  const present = await readLines(
    db,
    cart,
    products.map((product) => product.sku),
  )
  const { lines, catalogue } = present
  const ordered = await whileAddingProducts(async () => {
    const merged = mergeSame(products.map((product) => resolveOrdered(product, lines, catalogue)))
    for (const { qty } of merged) parseQuantity(qty)
    requireGiftCardCount(merged)
    return merged
  })
  for (const line of lines) {
    if (!ordered.some((wanted) => isSameLine(wanted, line))) await deleteItem(db, cart.id, line.itemId)
  }
  const saved: CartLine[] = []
  for (const line of ordered) saved.push(cartLine({ ...line, itemId: await saveItem(db, cart.id, line) }, catalogue))
  return { ...present, lines: saved.toSorted((a, b) => a.itemId - b.itemId) }
}

function resolveOrdered(
  product: OrderBody['products'][number],
  lines: readonly CartLine[],
  catalogue: LineCatalogue,
): OrderedLine {
  const qty = parseQuantity(product.qty)
  const request = parseLineRequest(product.sku, product.product_option)
  const hasChoices = request.configurable.length + request.bundle.length + request.custom.length > 0
  const inCart = lines.filter((line) => line.sku === product.sku)
  const [only] = inCart
  // A bundle line's sku is that of its parts together: only the cart knows it.
  const isOnly = only !== undefined && inCart.length === 1 && !hasChoices
  const line = isOnly ? only : resolveLine(request, catalogue)
  const before = lines.find((candidate) => isSameLine(candidate, line))
  if (before === undefined && isGiftCard(line)) requireGiftCardDay(catalogue.store, request.custom, catalogue.now)
  const additionalData = changedAdditionalData(before?.additionalData ?? {}, additionalDataOf(product))
  return { ...line, qty, additionalData }
}

function additionalDataOf({ extension_attributes: attributes }: OrderBody['products'][number]): unknown {
  return fieldsOf(attributes).additional_data
}

function mergeSame(lines: readonly OrderedLine[]): OrderedLine[] {
  const merged = new Map<string, OrderedLine>()
  for (const line of lines) {
    const key = `${line.sku}\n${line.checksum}`
    merged.set(key, { ...line, qty: line.qty + (merged.get(key)?.qty ?? 0) })
  }
  return [...merged.values()]
}
