import { Big } from 'big.js'
import type { Database } from '../database/schema.ts'
import { bookWalletEntry } from '../wallet/walletRepository.ts'
import { hashOfGiftCardCode } from './giftCardCode.ts'
import { giftCardRefusal } from './giftCardRefusal.ts'

type Redemption = Readonly<{ code: string; customerId: number; storeCode: string; now: Date }>

/**
 * Adds the amount of a gift card to a customer's wallet, inside a transaction: once, however many ask at the same time.
 * @returns amount, currency, and the new balance.
 * @throws PlatformError with the reason: unknown, canceled, of another store, redeemed, or expired.
 */
export async function redeemGiftCard(db: Database, { code, customerId, storeCode, now }: Redemption) {
  const hash = hashOfGiftCardCode(code)
  if (hash === null) throw giftCardRefusal('unknown')
  // Locked until the transaction ends: a second request waits here, and then finds it redeemed.
  const card = await db.selectFrom('gift_card').selectAll().where('code_hash', '=', hash).forUpdate().executeTakeFirst()
  if (card === undefined) throw giftCardRefusal('unknown')
  if (card.store_code !== storeCode) throw giftCardRefusal('other_store')
  if (card.canceled_at !== null) throw giftCardRefusal('canceled')
  if (card.redeemed_at !== null) throw giftCardRefusal('redeemed')
  if (card.expires_at === null || card.expires_at <= now) throw giftCardRefusal('expired')
  await db
    .updateTable('gift_card')
    .set({ redeemed_at: now, redeemed_by: customerId })
    .where('id', '=', card.id)
    .execute()
  const amount = new Big(card.amount)
  const { balance } = await bookWalletEntry(
    db,
    { customerId, currency: card.currency },
    { amount, note: '', kind: 'gift_card', giftCardId: card.id },
  )
  return { amount: amount.toNumber(), balance: balance.toNumber(), currency: card.currency }
}
