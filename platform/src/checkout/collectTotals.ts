import { assembleCart } from '../cart/assembleCart.ts'
import { updateCart } from '../cart/cartRepository.ts'
import type { CartRow } from '../cart/cartRepository.ts'
import type { CartTotals } from '../cart/cartTotals.ts'
import { fieldsOf, textOf } from '../parse/fields.ts'
import type { Fields } from '../parse/fields.ts'
import type { Database } from '../database/schema.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { creditMonths } from './creditMonths.ts'
import { carrierNotFound } from './carrierNotFound.ts'
import { readEither } from './address.ts'

/**
 * Computes the cart's totals with the given methods. The payment method is stored in the cart, because its fee is part
 * of every later total. The shipping method is only tried: it is stored together with its address.
 * @throws PlatformError 404 for a shipping method, 400 for a payment method or a term of credit that the cart cannot have.
 */
export async function collectTotals(db: Database, cart: CartRow, methods: Fields): Promise<CartTotals> {
  const payment = readEither(methods, 'paymentMethod', 'payment_method')
  const code = textOf(fieldsOf(payment).method)
  const carrier = textOf(readEither(methods, 'shippingCarrierCode', 'shipping_carrier_code'))
  const method = textOf(readEither(methods, 'shippingMethodCode', 'shipping_method_code'))
  const credit_months = code === 'storecredit' ? creditMonths(fieldsOf(payment).additional_data) : null
  const tried: CartRow = {
    ...cart,
    ...(code === null ? {} : { payment_method: code, credit_months }),
    ...(carrier === null ? {} : { carrier_code: carrier, method_code: method }),
  }
  const assembled = await assembleCart(db, tried)
  if (carrier !== null && assembled.shippingMethod === null && !assembled.isVirtual)
    throw carrierNotFound(carrier, method)
  if (code !== null) {
    if (assembled.paymentMethod === null) throw new PlatformError(400, 'The requested Payment Method is not available.')
    await updateCart(db, cart.id, { payment_method: code, credit_months })
  }
  return assembled.totals
}
