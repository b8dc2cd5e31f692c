import { Big } from 'big.js'
import type { Database } from '../../database/schema.ts'
import { cancelGiftCards } from '../../giftcards/cancelGiftCards.ts'
import { PlatformError } from '../../http/PlatformError.ts'
import { returnBranchStock } from '../../stock/branchStock.ts'
import { returnStock } from '../../stock/stockRepository.ts'
import { refundToWallet } from '../payment/orderWallet.ts'
import { cancelableOf } from './cancelableOf.ts'
import { cancelOrder } from './cancelOrder.ts'
import { loadOrderItems } from '../orderRepository.ts'
import type { OrderItemRow, OrderRow } from '../orderRow.ts'
import { atMost, refundableOf } from './refundableOf.ts'
import { sendCancellation } from '../mails/sendCancellation.ts'
import { unitsBack } from './unitsBack.ts'
import { worthOfUnits } from './worthOfUnits.ts'

/** Units of a line of an order. */
export type UnitsOfItem = Readonly<{ item_id: number; qty: number }>

type Cancellation = Readonly<{ items: readonly UnitsOfItem[]; reason: string }>

/**
 * Calls off units of an order's lines, within the transaction that has locked the order: they go back into stock, and
 * what a wallet paid for them into that wallet; a mail says so. When nothing is left, the whole order is called off.
 * @throws PlatformError 409 when it is too late, 400 for a line or units that are not there to be called off.
 */
export async function cancelItems(db: Database, order: OrderRow, { items, reason }: Cancellation): Promise<void> {
  const cancelable = cancelableOf(order)
  if (cancelable === null) throw new PlatformError(409, 'This order can no longer be canceled')
  const known = await loadOrderItems(db, order.id)
  const wanted = requireUnits(known, items, (item) => item.qty - item.qty_canceled)
  const isAll = known.every((item) => (wanted.get(item.id) ?? 0) === item.qty - item.qty_canceled)
  if (isAll) return cancelOrder(db, order, { why: 'asked', reason })
  if (cancelable !== 'items') throw new PlatformError(409, 'An order that waits for its payment is canceled whole')
  await cancelGiftCards(db, order.id, wanted)
  const { stock, shelf, held } = unitsBack(order, known, ({ id }) => wanted.get(id) ?? 0)
  let worth = new Big(0)
  for (const [position, item] of known.entries()) {
    const units = wanted.get(item.id) ?? 0
    if (units === 0) continue
    worth = worth.plus(worthOfUnits(order, { item, position, before: item.qty_canceled, units }))
    await db
      .updateTable('sales_order_item')
      .set({ qty_canceled: item.qty_canceled + units })
      .where('id', '=', item.id)
      .execute()
  }
  const amount = atMost(worth, await refundableOf(db, order))
  const totalCanceled = amount.plus(order.total_canceled).toFixed(2)
  await db
    .updateTable('sales_order')
    .set({
      stock_taken: JSON.stringify(Object.fromEntries(held)),
      total_canceled: totalCanceled,
      cancel_reason: reason,
    })
    .where('id', '=', order.id)
    .execute()
  await returnStock(db, stock)
  await returnBranchStock(db, order.pickup_branch, shelf)
  const refund = await refundToWallet(db, order, amount)
  await sendCancellation(db, order, { why: 'part', worth: amount, refund, units: wanted })
}

/**
 * Units by line, each line once.
 * @throws PlatformError 400 for a line of another order, a line named twice, or more units than `left` has of it.
 */
export function requireUnits(
  known: readonly OrderItemRow[],
  wanted: readonly UnitsOfItem[],
  left: (item: OrderItemRow) => number,
): ReadonlyMap<number, number> {
  const units = new Map<number, number>()
  for (const { item_id: id, qty } of wanted) {
    const item = known.find((row) => row.id === id)
    if (item === undefined) throw new PlatformError(400, `No such item in this order: ${id}`)
    if (units.has(id)) throw new PlatformError(400, `The item ${id} is named twice`)
    if (qty > left(item)) throw new PlatformError(400, `Only ${left(item)} of the item ${id} are left`)
    units.set(id, qty)
  }
  return units
}
