import { Big } from 'big.js'
import type { Selectable } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { ReturnTable } from '../database/returnTables.ts'
import { type OrderRow, loadOrderItems } from '../orders/orderRepository.ts'
import { worthOfUnits } from '../orders/worthOfUnits.ts'
import { type StoreDefinition, storeOrDefault } from '../stores.ts'
import { bookWalletEntry } from '../wallet/walletRepository.ts'

type Words = Readonly<Record<'card' | 'other', string>>

/** Where the money goes, for orders that no wallet paid: there is no way back to a card or an account. */
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
 * Puts what a return's lines cost into the wallet of the order's customer, as far as they asked for their money; lines to be
 * exchanged get none. Within the transaction that has locked the order: once, however often it is asked, and never more
 * than was paid and is not back yet. What the parcel cost stays paid.
 */
export async function refundReturn(
  db: Database,
  order: OrderRow,
  { id: returnId }: Pick<Selectable<ReturnTable>, 'id'>,
): Promise<void> {
  const { customer_id: customerId, currency } = order
  // A customer who is gone has no wallet any more.
  if (customerId === null) return
  const refunds = await refundsOf(db, order)
  if (refunds.some((refund) => refund.return_id === returnId)) return
  const wanted = await worthOfReturn(db, order, { returnId, refunded: refunds.map(({ return_id }) => return_id) })
  const back = refunds.reduce((sum, { amount }) => sum.plus(amount), new Big(order.total_canceled))
  const left = new Big(order.grand_total).minus(back)
  const amount = wanted.gt(left) ? left : wanted
  if (amount.lte(0)) return
  const { card, other } = WHERE_IT_GOES[storeOrDefault(order.store_code).language]
  const method = order.payment_method
  const note = method === 'wallet' ? '' : method === 'card' ? card : other
  await bookWalletEntry(db, { customerId, currency }, { amount, note, kind: 'return', orderId: order.id, returnId })
}

/** What returns of an order have brought back so far. */
async function refundsOf(db: Database, { id }: OrderRow) {
  const entries = await db
    .selectFrom('wallet_entry')
    .select(['return_id', 'amount'])
    .where('order_id', '=', id)
    .where('kind', '=', 'return')
    .execute()
  return entries.flatMap(({ return_id, amount }) => (return_id === null ? [] : [{ return_id, amount }]))
}

type Wanted = Readonly<{ returnId: number; refunded: readonly number[] }>

async function worthOfReturn(db: Database, order: OrderRow, { returnId, refunded }: Wanted): Promise<Big> {
  const lines = await db
    .selectFrom('sales_return_item')
    .select(['return_id', 'order_item_id', 'qty'])
    .where('return_id', 'in', [returnId, ...refunded])
    .where('resolution', '=', 'refund')
    .execute()
  const items = await loadOrderItems(db, order.id)
  return items.reduce((sum, item, position) => {
    const unitsIn = (isMeant: (of: number) => boolean) =>
      lines
        .filter((line) => line.order_item_id === item.id && isMeant(line.return_id))
        .reduce((units, { qty }) => units + qty, 0)
    const before = item.qty_canceled + unitsIn((of) => of !== returnId)
    return sum.plus(worthOfUnits(order, { item, position, before, units: unitsIn((of) => of === returnId) }))
  }, new Big(0))
}
