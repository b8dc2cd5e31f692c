import type { Database } from '../database/schema.ts'
import { PlatformError } from '../http/PlatformError.ts'

/**
 * Voids gift cards of an order that is canceled, within the transaction that has locked the order: all of them, or some
 * units of lines. A redeemed card stays redeemed, and so does its line of the order.
 * @param units number of units by id of the line; null for all.
 * @throws PlatformError 409 if too few cards of a line are left, because they were redeemed.
 */
export async function cancelGiftCards(
  db: Database,
  orderId: number,
  units: ReadonlyMap<number, number> | null,
): Promise<void> {
  const cards = await db
    .selectFrom('gift_card')
    .select(['id', 'order_item_id', 'redeemed_at', 'sent_at'])
    .where('order_id', '=', orderId)
    .where('canceled_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (cards.length === 0) return
  const open = cards.filter((card) => card.redeemed_at === null)
  if (units === null && open.length < cards.length) throw redeemed()
  const lines = new Set(cards.map((card) => card.order_item_id))
  const voided = [...lines].flatMap((line) => {
    const left = open.filter((card) => card.order_item_id === line)
    const wanted = units === null ? left.length : (units.get(line) ?? 0)
    if (wanted > left.length) throw redeemed()
    // Those that were not sent first: a code in a letter box that fails is a disappointment.
    const inOrder = [...left.filter((card) => card.sent_at === null), ...left.filter((card) => card.sent_at !== null)]
    return inOrder.slice(0, wanted).map(({ id }) => id)
  })
  if (voided.length === 0) return
  await db.updateTable('gift_card').set({ canceled_at: new Date() }).where('id', 'in', voided).execute()
}

function redeemed(): PlatformError {
  return new PlatformError(409, 'This order can no longer be canceled')
}
