import { type AssembledCart, assembleCart } from '../cart/assembleCart.ts'
import { deleteItem, loadItems, lockCart, updateCart } from '../cart/cartRepository.ts'
import type { Database } from '../database/schema.ts'

/**
 * Recalculates a cart and stores the result: removes lines that are no longer sold, and a shipping method that is no
 * longer offered. A coupon stays, because its conditions may hold again. The operation is idempotent.
 */
export async function recalculateOrder(db: Database, cartId: string): Promise<AssembledCart> {
  const cart = await lockCart(db, cartId)
  const assembled = await assembleCart(db, cart)
  const { lines, shippingMethod } = assembled
  const sold = new Set(lines.map(({ itemId }) => itemId))
  for (const { item_id: itemId } of await loadItems(db, cartId)) {
    if (!sold.has(itemId)) await deleteItem(db, cartId, itemId)
  }
  if (shippingMethod === null) await updateCart(db, cartId, { carrier_code: null, method_code: null })
  return assembled
}
