import * as v from 'valibot'
import type { CustomerMapper } from '../customers/mappers.ts'
import type { RequestScope } from '../app/requestScope.ts'
import { money } from '../graph/money.ts'
import { instant } from '../parse/instant.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { CUSTOMER_COUPONS_MAX } from './limits.ts'
import type { CustomerCouponMapper } from './mappers.ts'

const moment = v.pipe(
  v.string(),
  v.transform((text) => instant(text)),
  v.string(),
)
const amount = v.pipe(v.number(), v.minValue(0))

const couponSchema = v.object({
  code: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  kind: v.picklist(['percent', 'fixed', 'free_shipping']),
  value: amount,
  currency: v.pipe(v.string(), v.nonEmpty()),
  minimum_subtotal: v.fallback(amount, 0),
  valid_to: v.nullish(moment, null),
  state: v.picklist(['usable', 'used', 'past']),
  given_for: v.fallback(v.nullish(v.string(), null), null),
  created_at: moment,
})

const listSchema = v.object({ items: v.array(v.unknown()) })
const STATES = { usable: 'USABLE', used: 'USED', past: 'PAST' } as const

/** Returns the personal coupons of a customer, newest first. Drops a malformed coupon: it cannot be used. */
export async function readCustomerCoupons(
  { upstream }: Pick<RequestScope, 'upstream'>,
  { customerId }: Pick<CustomerMapper, 'customerId'>,
): Promise<readonly CustomerCouponMapper[]> {
  const parsed = v.safeParse(listSchema, await upstream.call('customerCoupons', { query: { userId: customerId } }))
  if (!parsed.success)
    throw new UpstreamFailure({ kind: 'invalid', endpoint: 'customerCoupons', detail: 'the result is no list' })
  return parsed.output.items.slice(0, CUSTOMER_COUPONS_MAX).flatMap(decodeCoupon)
}

function decodeCoupon(value: unknown): CustomerCouponMapper[] {
  const parsed = v.safeParse(couponSchema, value)
  if (!parsed.success) return []
  const { code, kind, value: off, currency, state, ...coupon } = parsed.output
  return [
    {
      code,
      state: STATES[state],
      percent: kind === 'percent' ? String(off) : null,
      amount: kind === 'fixed' ? money(off, currency) : null,
      isFreeShipping: kind === 'free_shipping',
      minimumSubtotal: coupon.minimum_subtotal > 0 ? money(coupon.minimum_subtotal, currency) : null,
      validUntil: coupon.valid_to,
      origin: coupon.given_for === 'newsletter' ? 'NEWSLETTER' : 'OTHER',
      givenAt: coupon.created_at,
    },
  ]
}
