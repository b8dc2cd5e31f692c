import type { Kysely } from 'kysely'
import { lockOrderRequest } from '../../credit/orders/orderRequest.ts'
import { restOf } from '../../credit/orders/restOf.ts'
import { WAITS_FOR_CREDIT } from '../../credit/orders/waitingOrder.ts'
import type { Database, Schema } from '../../database/schema.ts'
import { cancelOrder } from './cancelOrder.ts'
import { WAITING_STATUSES } from '../waitingStatuses.ts'

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
    .where('payment_method', '<>', 'storecredit')
    .where('pay_before', '<', now)
    .orderBy('pay_before')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (order === undefined) return false
  await cancelOrder(db, order, { why: 'unpaid', reason: null })
  return true
}

/**
 * Calls off the orders on credit whose application was not sent in time, whose counter-offer is over, or whose rest was not
 * paid, in the same way.
 * @returns how many were called off.
 */
export async function cancelOrdersWithoutCredit(db: Kysely<Schema>, now: Date): Promise<number> {
  const late = await overdue(db, now).select(['id', 'order_number']).orderBy('pay_before').execute()
  let count = 0
  for (const { id, order_number: orderNumber } of late)
    await db.transaction().execute(async (transaction) => {
      await lockOrderRequest(transaction, orderNumber)
      const order = await overdue(transaction, now)
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (order === undefined) return
      const why = restOf(order).gt(0) ? 'unpaid' : 'noRequest'
      await cancelOrder(transaction, order, { why, reason: null })
      count += 1
    })
  return count
}

function overdue(db: Database, now: Date) {
  return db
    .selectFrom('sales_order')
    .where('status', 'in', WAITS_FOR_CREDIT)
    .where('payment_method', '=', 'storecredit')
    .where('pay_before', '<', now)
}
