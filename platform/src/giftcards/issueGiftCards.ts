import { fieldsOf, textOf } from '../parse/fields.ts'
import { parseLineRequest } from '../cart/lines/lineRequest.ts'
import type { Database } from '../database/schema.ts'
import { loadOrderItems } from '../orders/orderRepository.ts'
import type { OrderRow } from '../orders/orderRow.ts'
import { storeOrDefault } from '../stores.ts'
import { isGiftCard } from './giftCardOffer.ts'
import { readGiftCard } from './giftCardChoices.ts'
import { sendGiftCardsOf } from './sendDueGiftCards.ts'

/**
 * Issues the gift cards of an order, one per unit, within the transaction that settles it, and sends the first that are
 * due. A second call for the same order issues none.
 */
export async function issueGiftCards(db: Database, order: OrderRow, now: Date): Promise<void> {
  const store = storeOrDefault(order.store_code)
  const items = await loadOrderItems(db, order.id)
  const rows = items
    .filter((item) => isGiftCard({ productSku: item.product_sku }))
    .flatMap((item) => {
      const card = readGiftCard(parseLineRequest(item.sku, item.product_option).custom, store)
      return Array.from({ length: item.qty - item.qty_canceled }, (_none, at) => ({
        order_id: order.id,
        order_item_id: item.id,
        unit: at + 1,
        store_code: store.code,
        currency: order.currency,
        amount: String(card.amount),
        sender: senderOf(order),
        recipient_name: card.recipientName,
        recipient_email: card.recipientEmail,
        message: card.message,
        send_on: card.sendOn,
      }))
    })
  if (rows.length === 0) return
  await db
    .insertInto('gift_card')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['order_item_id', 'unit']).doNothing())
    .execute()
  await sendGiftCardsOf(db, { orderId: order.id, store, now })
}

/** Returns the buyer's first name; their e-mail address without one. */
function senderOf({ billing_address: address, email }: OrderRow): string {
  return textOf(fieldsOf(address).firstname) ?? email
}
