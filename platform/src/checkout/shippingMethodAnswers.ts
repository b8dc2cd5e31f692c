import { assembleCart } from '../cart/assembleCart.ts'
import type { CartRow } from '../cart/cartRepository.ts'
import { priceInclTax } from '../cart/cartTotals.ts'
import type { Database } from '../database/schema.ts'
import { loadTaxRules } from '../tax/loadTaxRules.ts'
import { SHIPPING_TAX_CLASS } from '../tax/shippingTaxClass.ts'
import { taxRate } from '../tax/taxRate.ts'

/** The shipping methods of a cart as the REST API tells them. */
export async function shippingMethodAnswers(db: Database, cart: CartRow) {
  const { store, shippingMethods } = await assembleCart(db, cart)
  const rate = taxRate(await loadTaxRules(db, store), { classId: SHIPPING_TAX_CLASS, country: store.country })
  return shippingMethods.map((method) => ({
    carrier_code: method.carrierCode,
    method_code: method.methodCode,
    carrier_title: method.carrierTitle,
    method_title: method.methodTitle,
    amount: method.amount.toNumber(),
    base_amount: method.amount.toNumber(),
    available: method.available,
    error_message: method.errorMessage,
    price_excl_tax: method.amount.toNumber(),
    price_incl_tax: priceInclTax(method.amount, rate?.percent ?? 0).toNumber(),
  }))
}
