import type { Kysely } from 'kysely'
import { giveCouponBack } from '../cart/coupon.ts'
import { fieldsOf, textOf } from '../catalogue/fields.ts'
import type { Database, Schema } from '../database/schema.ts'
import { returnStock } from '../stock/stockRepository.ts'
import type { OrderRow } from './orderRepository.ts'
import { WAITING_STATUSES } from './waitingStatuses.ts'
import { sendCancellation } from './sendCancellation.ts'

/**
 * Calls off the orders whose money has not come in time, each in a transaction of its own: what it took goes back into
 * stock, its coupon may be used again, its buyer gets a mail. Any number of processes may do this at once: an order that
 * one of them works on is passed over by the others.
 * @returns how many were called off.
 */
export async function cancelUnpaidOrders(db: Kysely<Schema>, now: Date): Promise<number> {
  for (let count = 0; ; count += 1) {
    const canceled = await db.transaction().execute((transaction) => cancelNext(transaction, now))
    if (!canceled) return count
  }
}

async function cancelNext(db: Database, now: Date): Promise<boolean> {
  const order = await db
    .selectFrom('sales_order')
    .selectAll()
    .where('status', 'in', WAITING_STATUSES)
    .where('pay_before', '<', now)
    .orderBy('pay_before')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (order === undefined) return false
  await db.updateTable('sales_order').set({ status: 'canceled' }).where('id', '=', order.id).execute()
  await returnStock(db, takenBy(order))
  const coupon = textOf(fieldsOf(order.totals).coupon_code)
  if (coupon !== null) await giveCouponBack(db, coupon)
  await sendCancellation(db, order)
  return true
}

function takenBy({ stock_taken: taken }: OrderRow): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(fieldsOf(taken)).flatMap(([sku, units]) =>
      typeof units === 'number' && units > 0 ? [[sku, units] as const] : [],
    ),
  )
}
