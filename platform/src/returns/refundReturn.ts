import { Big } from 'big.js'
import type { Selectable } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { ReturnTable } from './returnTables.ts'
import { loadOrderItems } from '../orders/orderRepository.ts'
import type { OrderItemRow, OrderRow } from '../orders/orderRow.ts'
import { isUnpaid, orderBalance } from '../orders/payment/orderBalance.ts'
import { atMost, refundableOf, returnedSoFar } from '../orders/cancellation/refundableOf.ts'
import { worthOfUnits } from '../orders/cancellation/worthOfUnits.ts'
import { type StoreDefinition, storeOrDefault } from '../stores.ts'
import { refundToInvoice } from '../credit/orders/refundToInvoice.ts'
import { bookWalletEntry } from '../wallet/walletRepository.ts'
import { sendLowerDue } from './sendLowerDue.ts'
import { sendRefund } from './sendRefund.ts'
import { type ReceivedUnits, withdrawnCharges } from './withdrawnCharges.ts'

type Words = Readonly<Record<'card' | 'other', string>>

/** Texts on the refund of orders that no wallet paid: it goes to the wallet, never back to a card or an account. */
const WHERE_IT_GOES: Readonly<Record<StoreDefinition['language'], Words>> = {
  'es-MX': {
    card: 'Pagaste con tarjeta; el reembolso queda en tu monedero.',
    other: 'El reembolso queda en tu monedero.',
  },
  'de-DE': {
    card: 'Du hast mit Karte bezahlt; die Erstattung liegt in deinem Guthaben.',
    other: 'Die Erstattung liegt in deinem Guthaben.',
  },
  'it-IT': {
    card: 'Hai pagato con carta; il rimborso è nel tuo portafoglio.',
    other: 'Il rimborso è nel tuo portafoglio.',
  },
}

/**
 * Puts what the units cost that have come back of a return into the wallet of the order's customer, as far as they
 * asked for their money; lines to be exchanged get none. Of an order on credit, what is owed of the credit comes first.
 * Within the transaction that has locked the order: each unit once, however often it is asked, and never more than was
 * paid and is not back yet. What the parcel cost stays paid, but for a purchase that is withdrawn from. Of an order whose
 * money has not come, nothing goes back: its buyer need not pay for these units.
 */
export async function refundReturn(
  db: Database,
  order: OrderRow,
  { id: returnId, return_number: returnNumber }: Pick<Selectable<ReturnTable>, 'id' | 'return_number'>,
): Promise<void> {
  const { customer_id: customerId, currency } = order
  const left = await refundableOf(db, order)
  const items = await loadOrderItems(db, order.id)
  const received = await loadReceived(db, order.id)
  const charges = withdrawnCharges(order, { items, received })
  const worth = worthOfReceived(order, items, received).plus(charges)
  const amount = atMost(worth.minus(await returnedSoFar(db, order.id)), left)
  if (amount.lte(0)) return
  if (isUnpaid(order)) return lowerDue(db, order, { amount, returnNumber })
  // A customer who is gone has no wallet any more.
  if (customerId === null) return
  const { card, other } = WHERE_IT_GOES[storeOrDefault(order.store_code).language]
  const method = order.payment_method
  const note = method === 'wallet' ? '' : method === 'card' ? card : other
  const credited = await refundToInvoice(db, order, { amount, returnId, now: new Date() })
  const toWallet = amount.minus(credited)
  const entry = { amount: toWallet, note, kind: 'return', orderId: order.id, returnId } as const
  if (toWallet.gt(0)) await bookWalletEntry(db, { customerId, currency }, entry)
  await sendRefund(db, order, { credited, toWallet, note, returnNumber, charges: atMost(charges, amount) })
}

/** Takes units that came back off what is to be paid. An order on credit is paid whole or not at all. */
async function lowerDue(
  db: Database,
  order: OrderRow,
  { amount, returnNumber }: Readonly<{ amount: Big; returnNumber: string }>,
): Promise<void> {
  if (order.payment_method === 'storecredit') return
  const isNothingLeft = orderBalance(order).due?.lte(amount) ?? false
  const lowered = await db
    .updateTable('sales_order')
    .set({
      returned_unpaid: amount.plus(order.returned_unpaid).toFixed(2),
      ...(isNothingLeft ? { pay_before: null } : {}),
    })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await sendLowerDue(db, lowered, { amount, returnNumber })
}

/** Returns the units that have come back of an order and whose refund was requested. */
function loadReceived(db: Database, orderId: number): Promise<readonly ReceivedUnits[]> {
  return db
    .selectFrom('sales_return_item')
    .innerJoin('sales_return', 'sales_return.id', 'sales_return_item.return_id')
    .select(['order_item_id', 'qty_received', 'created_at'])
    .where('order_id', '=', orderId)
    .where('resolution', '=', 'refund')
    .execute()
}

/** Returns the price of received units of an order. */
function worthOfReceived(order: OrderRow, items: readonly OrderItemRow[], received: readonly ReceivedUnits[]): Big {
  return items.reduce((sum, item, position) => {
    const units = received
      .filter((line) => line.order_item_id === item.id)
      .reduce((count, line) => count + line.qty_received, 0)
    return sum.plus(worthOfUnits(order, { item, position, before: item.qty_canceled, units }))
  }, new Big(0))
}
