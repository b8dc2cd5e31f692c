import { Big } from 'big.js'
import type { Database } from '../database/schema.ts'
import { ENDED_STATUSES } from '../orders/endedStatuses.ts'
import type { OrderRow } from '../orders/orderRow.ts'
import { orderBalance } from '../orders/payment/orderBalance.ts'
import type { OwedOrder } from './erasureRefusal.ts'

/**
 * Returns the orders that a customer has received and not paid, oldest first: those that were sent before their money
 * came, or before the credit that was to pay them was given.
 */
export async function findOwedOrders(db: Database, customerId: number): Promise<readonly OwedOrder[]> {
  const orders = await db
    .selectFrom('sales_order')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('status', 'not in', ENDED_STATUSES)
    .where((where) =>
      where.or([
        where('pay_before', 'is not', null),
        where.and([where('credit_request', 'is not', null), where('credit_invoice', 'is', null)]),
      ]),
    )
    .orderBy('id')
    .execute()
  return orders
    .map((order) => ({ order_number: order.order_number, due: owedOf(order).toNumber(), currency: order.currency }))
    .filter(({ due }) => due > 0)
}

/** A credit that was not given has no amounts of its own: all of the order is owed. */
function owedOf(order: OrderRow): Big {
  const { grand_total: total, total_canceled: canceled, returned_unpaid: returned } = order
  return orderBalance(order).due ?? new Big(total).minus(canceled).minus(returned)
}
