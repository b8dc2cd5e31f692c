import type { Database } from '../database/schema.ts'

export type OrderGiftCard = Awaited<ReturnType<typeof readGiftCards>>[number]['answer']

/** Returns the gift cards of an order as its buyer reads them: never with their codes, nor whether they were redeemed. */
export async function giftCardsOf(db: Database, orderId: number): Promise<readonly OrderGiftCard[]> {
  return (await loadGiftCards(db, [orderId])).get(orderId) ?? []
}

/** Returns the gift cards of several orders, by the id of the order; orders without any are missing. */
export async function loadGiftCards(
  db: Database,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly OrderGiftCard[]>> {
  const cards = orderIds.length === 0 ? [] : await readGiftCards(db, orderIds)
  const byOrder = Map.groupBy(cards, ({ orderId }) => orderId)
  return new Map([...byOrder].map(([id, own]) => [id, own.map(({ answer }) => answer)]))
}

async function readGiftCards(db: Database, orderIds: readonly number[]) {
  const rows = await db
    .selectFrom('gift_card')
    .select(['id', 'order_id', 'amount', 'currency', 'recipient_name', 'recipient_email', 'send_on'])
    .select(['sent_at', 'canceled_at'])
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute()
  return rows.map((card) => ({
    orderId: card.order_id,
    answer: {
      id: card.id,
      amount: Number(card.amount),
      currency: card.currency,
      recipient_name: card.recipient_name,
      recipient_email: card.recipient_email,
      send_on: card.send_on,
      sent_at: card.sent_at?.toISOString() ?? null,
      is_canceled: card.canceled_at !== null,
    },
  }))
}
