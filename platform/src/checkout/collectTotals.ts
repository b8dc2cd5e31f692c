import { assembleCart } from '../cart/assembleCart.ts'
import type { CartRow } from '../cart/cartRepository.ts'
import type { CartTotals } from '../cart/cartTotals.ts'
import { textOf } from '../catalogue/fields.ts'
import type { Fields } from '../catalogue/fields.ts'
import type { Database } from '../database/schema.ts'
import { carrierNotFound } from './carrierNotFound.ts'
import { readEither } from './address.ts'

/**
 * What the cart would cost with a shipping method; nothing is kept.
 * @throws PlatformError 404 for a method that the cart cannot have.
 */
export async function collectTotals(db: Database, cart: CartRow, methods: Fields): Promise<CartTotals> {
  const carrier = textOf(readEither(methods, 'shippingCarrierCode', 'shipping_carrier_code'))
  const method = textOf(readEither(methods, 'shippingMethodCode', 'shipping_method_code'))
  if (carrier === null) return (await assembleCart(db, cart)).totals
  const assembled = await assembleCart(db, { ...cart, carrier_code: carrier, method_code: method })
  if (assembled.shippingMethod === null && !assembled.isVirtual) throw carrierNotFound(carrier, method)
  return assembled.totals
}
