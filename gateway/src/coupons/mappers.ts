import type { CustomerCouponOrigin, CustomerCouponState } from '../__generated__/schemaTypes.ts'
import type { Page } from '../graph/connection.ts'
import type { MoneyValue } from '../graph/money.ts'

/** A coupon of the customer whose account is open. */
export type CustomerCouponMapper = Readonly<{
  code: string
  state: CustomerCouponState
  percent: string | null
  amount: MoneyValue | null
  isFreeShipping: boolean
  minimumSubtotal: MoneyValue | null
  validUntil: string | null
  origin: CustomerCouponOrigin
  givenAt: string
}>

export type CustomerCouponConnectionMapper = Page<CustomerCouponMapper>
