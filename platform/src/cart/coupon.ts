import { Big } from 'big.js'
import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { PlatformError } from '../http/PlatformError.ts'
import type { Discount } from './totalsInput.ts'

/**
 * A discount code. It counts once per cart, in its currency, inside its dates, while uses are left, and for carts
 * whose lines cost at least the minimum including tax; a customer's own in that customer's carts alone. Fixed discounts
 * include tax, as shoppers read them.
 */
export type Coupon = Readonly<{
  code: string
  kind: Discount['kind']
  value: Big
  currency: string
  minimumSubtotal: Big
  validFrom: Date | null
  validTo: Date | null
  usesLeft: number | null
  /** Only customer who may use it; null for a coupon that is open to all. */
  customerId: number | null
}>

/** Finds the coupon with this code, regardless of letter case; null when there is none. */
export async function loadCoupon(db: Database, code: string): Promise<Coupon | null> {
  const row = await db.selectFrom('coupon').selectAll().where('code', '=', code.trim().toUpperCase()).executeTakeFirst()
  if (row === undefined) return null
  return {
    code: row.code,
    kind: row.kind,
    value: new Big(row.value),
    currency: row.currency,
    minimumSubtotal: new Big(row.minimum_subtotal),
    validFrom: row.valid_from,
    validTo: row.valid_to,
    usesLeft: row.max_uses === null ? null : row.max_uses - row.used,
    customerId: row.customer_id,
  }
}

/** Conditions that decide whether a coupon applies; `customerId` is null for a guest's cart. */
export type CouponCircumstances = Readonly<{
  customerId: number | null
  currency: string
  subtotalInclTax: Big
  now: Date
}>

/** True if a coupon applies to a cart of this customer, in this currency, with this subtotal, at this time. */
export function isCouponValid(coupon: Coupon, cart: CouponCircumstances): boolean {
  return (
    (coupon.customerId === null || coupon.customerId === cart.customerId) &&
    coupon.currency === cart.currency &&
    cart.subtotalInclTax.gte(coupon.minimumSubtotal) &&
    (coupon.validFrom === null || coupon.validFrom <= cart.now) &&
    (coupon.validTo === null || coupon.validTo >= cart.now) &&
    (coupon.usesLeft === null || coupon.usesLeft > 0)
  )
}

/**
 * Counts one use of a coupon, inside the order's transaction.
 * @throws PlatformError 400 when another order has just taken the last one.
 */
export async function redeemCoupon(db: Database, code: string): Promise<void> {
  const redeemed = await db
    .updateTable('coupon')
    .set({ used: sql`used + 1` })
    .where('code', '=', code)
    .where((where) => where.or([where('max_uses', 'is', null), where('used', '<', where.ref('max_uses'))]))
    .executeTakeFirst()
  if (redeemed.numUpdatedRows === 0n)
    throw new PlatformError(400, `Error placing an order. The coupon ${code} is used up.`)
}

/** Takes back one use of a coupon, inside the transaction that calls its order off. */
export async function giveCouponBack(db: Database, code: string): Promise<void> {
  await db
    .updateTable('coupon')
    .set({ used: sql`used - 1` })
    .where('code', '=', code)
    .where('used', '>', 0)
    .execute()
}
