import Big from 'big.js'
import type { CartTotalsDocument } from './decodeTotals.ts'

/** More than this many times the amount without tax is no tax: the platform's rows mean something else. */
const PLAUSIBLE_FACTOR_MAX = 1.5

/**
 * Returns the coupon's discount with tax, as a positive amount. Platforms report the discount without tax, beside a
 * subtotal with tax. The discount with tax is therefore the sum of subtotal, shipping and payment, less the amount to
 * pay. Where the rows do not add up (fees, other bases), the platform's own amount is returned.
 */
export function discountWithTax(totals: CartTotalsDocument, subtotal: Big): Big {
  const told = new Big(totals.discount_amount ?? 0).abs()
  if (told.eq(0) || totals.grand_total === null) return told
  const shipping = new Big(totals.shipping_incl_tax ?? totals.shipping_amount ?? 0)
  const toPay = new Big(totals.grand_total).plus(totals.tax_amount ?? 0)
  const missing = subtotal
    .plus(shipping)
    .plus(totals.payment_incl_tax ?? 0)
    .minus(toPay)
  return missing.gte(told) && missing.lte(told.times(PLAUSIBLE_FACTOR_MAX)) ? missing : told
}
