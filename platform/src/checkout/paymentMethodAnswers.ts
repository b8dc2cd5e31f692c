import type { AssembledCart } from '../cart/assembleCart.ts'
import { priceInclTax } from '../cart/cartTotals.ts'
import type { Database } from '../database/schema.ts'
import { loadTaxRules } from '../tax/loadTaxRules.ts'
import { SHIPPING_TAX_CLASS } from '../tax/shippingTaxClass.ts'
import { taxRate } from '../tax/taxRate.ts'
import { paymentMethods } from './paymentMethods.ts'

/** The payment methods of a cart as the REST API tells them, with what each costs. */
export async function paymentMethodAnswers(db: Database, cart: AssembledCart) {
  const { store } = cart
  const rate = taxRate(await loadTaxRules(db, store), { classId: SHIPPING_TAX_CLASS, country: store.country })
  return paymentMethods(store, cart).map(({ code, title, fee }) => ({
    code,
    title,
    cost: fee.toNumber(),
    cost_incl_tax: priceInclTax(fee, rate?.percent ?? 0).toNumber(),
  }))
}
