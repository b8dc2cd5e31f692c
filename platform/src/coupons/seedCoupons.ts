import type { Database } from '../database/schema.ts'

/** Coupons of a new shop. Minimums and fixed values include tax; none expires, `ESTRENA200` is good for a thousand orders. */
const COUPONS = [
  { code: 'BIENVENIDO', kind: 'percent', value: '10', currency: 'MXN', minimum_subtotal: '500', max_uses: null },
  { code: 'ESTRENA200', kind: 'fixed', value: '200', currency: 'MXN', minimum_subtotal: '2000', max_uses: 1_000 },
  { code: 'ENVIOGRATIS', kind: 'free_shipping', value: '0', currency: 'MXN', minimum_subtotal: '800', max_uses: null },
  { code: 'WILLKOMMEN', kind: 'percent', value: '10', currency: 'EUR', minimum_subtotal: '30', max_uses: null },
  { code: 'BENVENUTO', kind: 'percent', value: '10', currency: 'EUR', minimum_subtotal: '30', max_uses: null },
] as const

/** Writes the coupons that are not there yet. */
export async function seedCoupons(db: Database): Promise<void> {
  const rows = COUPONS.map((coupon) => ({ ...coupon, valid_from: null, valid_to: null }))
  await db
    .insertInto('coupon')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
