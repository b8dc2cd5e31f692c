import { Big } from 'big.js'
import type { AssembledCart } from '../../cart/assembleCart.ts'
import { grandTotalOf } from '../../cart/grandTotalOf.ts'
import { fieldsOf, integerOf } from '../../parse/fields.ts'
import { cardMonths } from '../../checkout/cardMonths.ts'
import { PlatformError } from '../../http/PlatformError.ts'
import type { OrderBody } from '../orderSchema.ts'

/**
 * Months in which a card pays an order, from `payment_method_additional.months`; null for at once, and for the term of
 * store credit, which is part of the totals.
 * @throws PlatformError 400 for months that the way of paying, or an order of this amount, does not have.
 */
export function paymentMonths({ addressInformation }: OrderBody, cart: AssembledCart): number | null {
  const { months: asked } = fieldsOf(addressInformation.payment_method_additional)
  if (asked === undefined || asked === null || cart.paymentMethod?.isCredit) return null
  const months = integerOf(asked)
  const plans = cart.paymentMethod?.code === 'card' ? cardMonths(cart.store, new Big(grandTotalOf(cart.totals))) : []
  if (plans.some((plan) => plan.months === months)) return months
  throw new PlatformError(400, 'Error placing an order. It cannot be paid in this number of months.')
}
