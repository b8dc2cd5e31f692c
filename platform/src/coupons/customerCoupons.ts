import type { Database } from '../database/schema.ts'
import { CUSTOMER_COUPONS_MAX } from './limits.ts'

type Owner = Readonly<{ customerId: number; currency: string; now: Date }>

/** A customer's own coupons in a currency, the newest first. `state` says whether there is a use left, and time for it. */
export async function customerCoupons(db: Database, { customerId, currency, now }: Owner) {
  const rows = await db
    .selectFrom('coupon')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('currency', '=', currency)
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .limit(CUSTOMER_COUPONS_MAX)
    .execute()
  return rows.map((row) => ({
    code: row.code,
    kind: row.kind,
    value: Number(row.value),
    currency: row.currency,
    minimum_subtotal: Number(row.minimum_subtotal),
    valid_to: row.valid_to?.toISOString() ?? null,
    state: stateOf(row, now),
    given_for: row.given_for,
    created_at: row.created_at.toISOString(),
  }))
}

type Uses = Readonly<{ max_uses: number | null; used: number; valid_to: Date | null }>

/** Returns the state of a coupon. A used one stays `used` after it has expired. */
function stateOf({ max_uses: max, used, valid_to: validTo }: Uses, now: Date): 'usable' | 'used' | 'past' {
  if (max !== null && used >= max) return 'used'
  return validTo !== null && validTo < now ? 'past' : 'usable'
}
