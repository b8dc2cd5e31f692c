import { Big } from 'big.js'
import { creditTerms } from '../credit/orders/creditTerms.ts'
import { toCents } from '../money/toCents.ts'

/** Amount that an order costs without credit, with tax: goods after discounts, and their delivery. */
export function financedAmount(
  totals: Readonly<{ subtotal_with_discount_incl_tax: number; shipping_incl_tax: number }>,
): Big {
  return new Big(totals.subtotal_with_discount_incl_tax).plus(totals.shipping_incl_tax)
}

/** Cost of a way of paying an amount; both include tax. Credit costs what the terms beside a price say. */
export function paymentCost(
  payment: Readonly<{ amount: Big; isCredit: boolean; creditMonths?: number | undefined }> | null,
  financed: Big,
): Big {
  if (payment === null) return new Big(0)
  const interest = payment.isCredit ? creditTerms(financed, payment.creditMonths)?.interest : undefined
  return toCents(payment.amount.plus(interest ?? 0))
}
