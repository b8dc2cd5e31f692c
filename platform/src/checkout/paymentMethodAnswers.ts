import { Big } from 'big.js'
import type { AssembledCart } from '../cart/assembleCart.ts'
import { paymentCost, priceInclTax } from '../cart/cartTotals.ts'
import type { Database } from '../database/schema.ts'
import { loadTaxRules } from '../tax/loadTaxRules.ts'
import { SHIPPING_TAX_CLASS } from '../tax/shippingTaxClass.ts'
import { taxRate } from '../tax/taxRate.ts'
import { walletCovers } from '../wallet/walletCovers.ts'
import { paymentMethods } from './paymentMethods.ts'

/** The payment methods of a cart as the REST API tells them, with what each costs. */
export async function paymentMethodAnswers(db: Database, cart: AssembledCart) {
  const { store } = cart
  const rate = taxRate(await loadTaxRules(db, store), { classId: SHIPPING_TAX_CLASS, country: store.country })
  const goods = new Big(cart.totals.subtotal_with_discount)
  const payer = { ...cart, walletCovers: await walletCovers(db, cart.cart, cart.unpaidTotals) }
  return paymentMethods(store, payer).map(({ code, title, fee, interest }) => {
    const cost = paymentCost({ amount: fee, interest }, goods)
    return { code, title, cost: cost.toNumber(), cost_incl_tax: priceInclTax(cost, rate?.percent ?? 0).toNumber() }
  })
}
