import { randomBytes } from 'node:crypto'
import { fieldsOf, integerOf, listOf, textOf } from '../catalogue/fields.ts'
import type { Database } from '../database/schema.ts'
import { PlatformError } from '../http/PlatformError.ts'
import type { StoreDefinition } from '../stores.ts'
import { loadCart, loadItems } from './cartRepository.ts'
import { SHARED_CART_CODE_BYTES, SHARED_CART_TTL_DAYS } from './limits.ts'
import { parseLineRequest } from './lineRequest.ts'
import { loadLineCatalogue } from './loadLineCatalogue.ts'
import { type LineCatalogue, type ResolvedLine, resolveLine } from './resolveLine.ts'

const DAY_MS = 86_400_000

/** A line as it was when its cart was shared. */
type SharedItem = Readonly<{ sku: string; productSku: string; qty: number; productOption: unknown }>

/**
 * Keeps what is in a cart now, under a code that cannot be guessed. Codes past their time are forgotten on the way.
 * @throws PlatformError 404 without such a cart, 400 when nothing is in it.
 */
export async function shareCart(db: Database, cartId: string, now: Date) {
  const cart = await loadCart(db, cartId)
  const rows = await loadItems(db, cartId)
  if (rows.length === 0) throw new PlatformError(400, 'There is nothing in the cart to share')
  const items: SharedItem[] = rows.map((row) => ({
    sku: row.sku,
    productSku: row.product_sku,
    qty: row.qty,
    productOption: row.product_option,
  }))
  await db.deleteFrom('shared_cart').where('expires_at', '<', now).execute()
  const code = randomBytes(SHARED_CART_CODE_BYTES).toString('base64url')
  const expires = new Date(now.getTime() + SHARED_CART_TTL_DAYS * DAY_MS)
  const values = { code, store_code: cart.store_code, items: JSON.stringify(items), expires_at: expires }
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
  const items = listOf(row.items).flatMap(parseItem)
  const catalogue = await loadLineCatalogue(
    db,
    store,
    items.map(({ productSku }) => productSku),
  )
  return { code, expires_at: row.expires_at.toISOString(), items: items.map((item) => answer(item, catalogue)) }
}

function parseItem(value: unknown): SharedItem[] {
  const fields = fieldsOf(value)
  const [sku, productSku, qty] = [textOf(fields.sku), textOf(fields.productSku), integerOf(fields.qty)]
  return sku === null || productSku === null || qty === null
    ? []
    : [{ sku, productSku, qty, productOption: fields.productOption }]
}

function answer(item: SharedItem, catalogue: LineCatalogue) {
  const line = resolve(item, catalogue)
  return {
    sku: item.sku,
    qty: item.qty,
    name: line?.name ?? null,
    product_type: line?.kind ?? null,
    options: line?.options ?? [],
    ...(item.productOption === null ? {} : { product_option: item.productOption }),
  }
}

function resolve({ productSku, productOption }: SharedItem, catalogue: LineCatalogue): ResolvedLine | null {
  try {
    return resolveLine(parseLineRequest(productSku, productOption), catalogue)
  } catch (error) {
    if (error instanceof PlatformError) return null
    throw error
  }
}
