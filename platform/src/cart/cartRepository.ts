import { randomBytes } from 'node:crypto'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { CartItemTable, CartTable, Database } from '../database/schema.ts'
import type { StoreDefinition } from '../stores.ts'
import type { AdditionalData } from './additionalData.ts'
import { noSuchCart } from './cartRefusals.ts'
import type { ResolvedLine } from './lines/resolvedLine.ts'
import { OLD_CART_DAYS, OLD_CARTS_BATCH, OLD_CARTS_BATCHES_MAX } from './limits.ts'

export type CartRow = Readonly<Selectable<CartTable>>
export type CartItemRow = Readonly<Selectable<CartItemTable>>

const CART_ID_BYTES = 16

/** Opens an empty guest cart. Its id is the right to it: 128 random bits. */
export async function createCart(db: Database, store: StoreDefinition): Promise<string> {
  const id = randomBytes(CART_ID_BYTES).toString('hex')
  await db.insertInto('cart').values({ id, store_code: store.code }).execute()
  return id
}

/** The open cart of a customer in a store, null when there is none. */
export async function findCustomerCart(
  db: Database,
  { customerId, store }: Readonly<{ customerId: number; store: StoreDefinition }>,
): Promise<string | null> {
  const cart = await db
    .selectFrom('cart')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('store_code', '=', store.code)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return cart?.id ?? null
}

/** The open cart of a customer in a store, opened when there is none. Two devices that ask at once get the same one. */
export async function openCustomerCart(
  db: Database,
  owner: Readonly<{ customerId: number; store: StoreDefinition }>,
): Promise<string> {
  const known = await findCustomerCart(db, owner)
  if (known !== null) return known
  const id = randomBytes(CART_ID_BYTES).toString('hex')
  await db
    .insertInto('cart')
    .values({ id, store_code: owner.store.code, customer_id: owner.customerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await findCustomerCart(db, owner)) ?? id
}

/** @throws PlatformError 404 when no open cart has this id. */
export async function loadCart(db: Database, id: string): Promise<CartRow> {
  const cart = await db
    .selectFrom('cart')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst()
  if (cart === undefined) throw noSuchCart(id)
  return cart
}

/**
 * Reads a cart and locks its row until the transaction ends.
 * @throws PlatformError 404 when no open cart has this id.
 */
export async function lockCart(db: Database, id: string): Promise<CartRow> {
  const cart = await db
    .selectFrom('cart')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'active')
    .forUpdate()
    .executeTakeFirst()
  if (cart === undefined) throw noSuchCart(id)
  return cart
}

/** Rows of a cart, oldest first. */
export async function loadItems(db: Database, cartId: string): Promise<CartItemRow[]> {
  return db.selectFrom('cart_item').selectAll().where('cart_id', '=', cartId).orderBy('item_id').execute()
}

/** Writes a line with this quantity: the row with the same identity, or a new one. @returns its id. */
export async function saveItem(
  db: Database,
  cartId: string,
  line: ResolvedLine & Readonly<{ qty: number; additionalData?: AdditionalData }>,
): Promise<number> {
  await noteChange(db, cartId)
  // A caller that says nothing about the line leaves what was said.
  const said = {
    qty: line.qty,
    ...(line.additionalData === undefined ? {} : { additional_data: JSON.stringify(line.additionalData) }),
  }
  const values = {
    ...said,
    cart_id: cartId,
    sku: line.sku,
    product_sku: line.productSku,
    product_option: line.productOption === null ? null : JSON.stringify(line.productOption),
    checksum: line.checksum,
  }
  const saved = await db
    .insertInto('cart_item')
    .values(values)
    .onConflict((conflict) => conflict.columns(['cart_id', 'sku', 'checksum']).doUpdateSet(said))
    .returning('item_id')
    .executeTakeFirstOrThrow()
  return saved.item_id
}

/** @returns whether the line was there. */
export async function deleteItem(db: Database, cartId: string, itemId: number): Promise<boolean> {
  await noteChange(db, cartId)
  const deleted = await db
    .deleteFrom('cart_item')
    .where('cart_id', '=', cartId)
    .where('item_id', '=', itemId)
    .executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

export type CartChange = Readonly<
  Partial<
    Pick<
      CartRow,
      | 'coupon_code'
      | 'carrier_code'
      | 'method_code'
      | 'pickup_branch'
      | 'payment_method'
      | 'credit_months'
      | 'origin'
      | 'status'
    >
  >
> &
  Readonly<{ shipping_address?: string | null; billing_address?: string | null; gift?: string | null }>

/** Changes the cart itself; addresses and gift message as JSON text. */
export async function updateCart(db: Database, cartId: string, change: CartChange): Promise<void> {
  await db
    .updateTable('cart')
    .set({ ...change, updated_at: new Date() })
    .where('id', '=', cartId)
    .execute()
}

/** Sets the time of a cart's last change, to the day: it is read by `deleteOldCarts` alone. */
async function noteChange(db: Database, cartId: string): Promise<void> {
  await sql`
    update cart set updated_at = now() where id = ${cartId} and updated_at < now() - interval '1 day'`.execute(db)
}

/** Conditions of the carts that are deleted when they are old: open ones of guests, and those of orders. */
const FINISHED = [sql<boolean>`status = 'active' and customer_id is null`, sql<boolean>`status = 'ordered'`]

/**
 * Deletes the open carts of guests, and the carts of orders, that were not changed for OLD_CART_DAYS, with their lines.
 * Orders store the id of their cart and a copy of its lines and addresses; shared carts and quotes are copies. A cart that
 * a request has locked is skipped.
 * @returns the number of deleted carts; the rest of a large number waits for the next run.
 */
export async function deleteOldCarts(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - OLD_CART_DAYS * 86_400_000)
  let count = 0
  for (const isFinished of FINISHED) count += await deleteInBatches(db, isFinished, before)
  return count
}

async function deleteInBatches(db: Database, isFinished: RawBuilder<boolean>, before: Date): Promise<number> {
  let count = 0
  for (let batch = 0; batch < OLD_CARTS_BATCHES_MAX; batch += 1) {
    const { numAffectedRows = 0n } = await sql`
      delete from cart where id in (
        select id from cart where ${isFinished} and updated_at < ${before}
        order by updated_at limit ${OLD_CARTS_BATCH} for update skip locked)`.execute(db)
    count += Number(numAffectedRows)
    if (numAffectedRows < OLD_CARTS_BATCH) return count
  }
  return count
}
