import type { Generated } from 'kysely'

export type CouponTable = {
  code: string
  kind: 'percent' | 'fixed' | 'free_shipping'
  value: string
  currency: string
  minimum_subtotal: string
  valid_from: Date | null
  valid_to: Date | null
  max_uses: number | null
  used: Generated<number>
  /** The only customer who may use it; null for a coupon open to all. */
  customer_id: Generated<number | null>
  /** Reason for which it was issued. */
  given_for: Generated<string | null>
  created_at: Generated<Date>
}
