import type { Kysely } from 'kysely'
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
