import { randomBytes } from 'node:crypto'
import type { Database } from '../database/schema.ts'
import { isGiftCard } from '../giftcards/giftCardOffer.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { type StoreDefinition, storeOrDefault } from '../stores.ts'
import { lastSecondOf } from '../timeZones.ts'
import { loadCart, loadItems } from './cartRepository.ts'
import { storedLine, parseStoredLines, showStoredLines } from './lines/storedLine.ts'
import { SHARED_CART_CODE_BYTES, SHARED_CART_TTL_DAYS } from './limits.ts'

const DAY_MS = 86_400_000

/**
 * Stores a snapshot of a cart under an unguessable code. Deletes expired snapshots.
 * @throws PlatformError 404 without such a cart, 400 when nothing is in it.
 */
export async function shareCart(db: Database, cartId: string, now: Date) {
  const cart = await loadCart(db, cartId)
  // Whoever has the link reads all of it: a gift card names a person and their e-mail address.
  const rows = (await loadItems(db, cartId)).filter((row) => !isGiftCard({ productSku: row.product_sku }))
  if (rows.length === 0) throw new PlatformError(400, 'There is nothing in the cart to share')
  await db.deleteFrom('shared_cart').where('expires_at', '<', now).execute()
  const code = randomBytes(SHARED_CART_CODE_BYTES).toString('base64url')
  const last = new Date(now.getTime() + SHARED_CART_TTL_DAYS * DAY_MS)
  const expires = lastSecondOf(last, storeOrDefault(cart.store_code).country)
  const items = JSON.stringify(rows.map(storedLine))
  const values = { code, store_code: cart.store_code, items, expires_at: expires }
  await db.insertInto('shared_cart').values(values).execute()
  return code
}

/**
 * A shared cart as its store's catalogue shows it today. What is no longer sold stays in it, without a name.
 * @throws PlatformError 404 for a code that leads nowhere: unknown, past its time, or another store's.
 */
export async function readSharedCart(
  db: Database,
  { code, store, now }: Readonly<{ code: string; store: StoreDefinition; now: Date }>,
) {
  const row = await db
    .selectFrom('shared_cart')
    .selectAll()
    .where('code', '=', code)
    .where('store_code', '=', store.code)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (row === undefined) throw new PlatformError(404, 'No such shared cart')
  const items = await showStoredLines(db, store, parseStoredLines(row.items))
  return { code, expires_at: row.expires_at.toISOString(), items }
}
