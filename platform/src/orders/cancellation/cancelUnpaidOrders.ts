import type { Kysely } from 'kysely'
import { lockOrderRequest } from '../../credit/orders/orderRequest.ts'
import { restOf } from '../payment/advanceOf.ts'
import { WAITS_FOR_CREDIT } from '../../credit/orders/waitingOrder.ts'
import type { Database, Schema } from '../../database/schema.ts'
import { type FailureLog, workThrough } from '../../database/workThrough.ts'
import { cancelOrder } from './cancelOrder.ts'
import { WAITING_STATUSES } from '../waitingStatuses.ts'

type Late = Readonly<{ id: number; order_number: string }>
type Run = Readonly<{ now: Date; log: FailureLog }>

/**
 * Cancels the orders that were not paid in time, each in a transaction of its own. An order that fails is logged, and
 * tried again in the next run. Any number of processes may do this at once: an order that one of them works on is
 * skipped by the others.
 * @returns the number of canceled orders.
 */
export async function cancelUnpaidOrders(db: Kysely<Schema>, { now, log }: Run): Promise<number> {
  const late = await unpaid(db, now).select(['id', 'order_number']).orderBy('pay_before').execute()
  return cancelEach(late, log, ({ id }) =>
    db.transaction().execute(async (transaction) => {
      const order = await unpaid(transaction, now)
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (order === undefined) return false
      await cancelOrder(transaction, order, { why: 'unpaid', reason: null })
      return true
    }),
  )
}

/**
 * Cancels the orders on credit whose application was not sent in time, whose counter-offer is over, or whose rest was not
 * paid, in the same way.
 * @returns the number of canceled orders.
 */
export async function cancelOrdersWithoutCredit(db: Kysely<Schema>, { now, log }: Run): Promise<number> {
  const late = await overdue(db, now).select(['id', 'order_number']).orderBy('pay_before').execute()
  return cancelEach(late, log, ({ id, order_number: orderNumber }) =>
    db.transaction().execute(async (transaction) => {
      await lockOrderRequest(transaction, orderNumber)
      const order = await overdue(transaction, now)
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (order === undefined) return false
      const why = restOf(order).gt(0) ? 'unpaid' : 'noRequest'
      await cancelOrder(transaction, order, { why, reason: null })
      return true
    }),
  )
}

function cancelEach(late: readonly Late[], log: FailureLog, work: (order: Late) => Promise<boolean>): Promise<number> {
  return workThrough(late, {
    work,
    onFailure: (error, { order_number: orderNumber }) =>
      log.error({ err: error, orderNumber }, 'could not cancel an unpaid order'),
  })
}

function unpaid(db: Database, now: Date) {
  return db
    .selectFrom('sales_order')
    .where('status', 'in', WAITING_STATUSES)
    .where('payment_method', '<>', 'storecredit')
    .where('pay_before', '<', now)
}

function overdue(db: Database, now: Date) {
  return db
    .selectFrom('sales_order')
    .where('status', 'in', WAITS_FOR_CREDIT)
    .where('payment_method', '=', 'storecredit')
    .where('pay_before', '<', now)
}
