import { Big } from 'big.js'
import { giveCouponBack } from '../../cart/coupon.ts'
import { fieldsOf, textOf } from '../../parse/fields.ts'
import type { Database } from '../../database/schema.ts'
import { cancelGiftCards } from '../../giftcards/cancelGiftCards.ts'
import { releaseOrderCredit } from '../../credit/orders/releaseOrderCredit.ts'
import { returnBranchStock } from '../../stock/branchStock.ts'
import { returnStock } from '../../stock/stockRepository.ts'
import { refundToWallet } from '../payment/orderWallet.ts'
import { loadOrderItems } from '../orderRepository.ts'
import type { EndedStatus } from '../endedStatuses.ts'
import type { OrderRow } from '../orderRow.ts'
import { refundableOf } from './refundableOf.ts'
import { type CancellationCause, sendCancellation } from '../mails/sendCancellation.ts'
import { unitsBack, unitsReserved } from './unitsBack.ts'

type Cancellation = Readonly<{ why: CancellationCause; reason: string | null; status?: EndedStatus }>

/**
 * Cancels a locked order: returns its units to stock, releases its coupon, refunds the wallet, ends its credit, mails
 * the buyer. An order whose credit is denied ends as `denied`; the shop may end one as any of these states.
 */
export async function cancelOrder(
  db: Database,
  order: OrderRow,
  { why, reason, status = 'canceled' }: Cancellation,
): Promise<void> {
  await cancelGiftCards(db, order.id, null)
  const left = await refundableOf(db, order)
  const items = await loadOrderItems(db, order.id)
  const units = new Map(items.map(({ id, qty, qty_canceled: canceled }) => [id, qty - canceled]))
  const totalCanceled = new Big(order.total_canceled).plus(left).toFixed(2)
  await db
    .updateTable('sales_order')
    .set({ status, stock_taken: '{}', total_canceled: totalCanceled, cancel_reason: reason })
    .where('id', '=', order.id)
    .execute()
  await db
    .updateTable('sales_order_item')
    .set((set) => ({ qty_canceled: set.ref('qty') }))
    .where('order_id', '=', order.id)
    .execute()
  await returnStock(db, unitsReserved(order))
  const { shelf } = unitsBack(order, items, ({ id }) => units.get(id) ?? 0)
  await returnBranchStock(db, order.pickup_branch, shelf)
  const coupon = textOf(fieldsOf(order.totals).coupon_code)
  if (coupon !== null) await giveCouponBack(db, coupon)
  const released = await releaseOrderCredit(db, order, new Date())
  const refund = released.plus(await refundToWallet(db, order, left))
  await sendCancellation(db, order, { why, worth: left, refund, units })
}
