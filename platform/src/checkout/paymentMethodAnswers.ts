import { Big } from 'big.js'
import type { AssembledCart } from '../cart/assembleCart.ts'
import { paymentCost, taxIn, toCents } from '../cart/cartTotals.ts'
import { grandTotalOf } from '../cart/grandTotalOf.ts'
import type { Database } from '../database/schema.ts'
import { loadTaxRules } from '../tax/loadTaxRules.ts'
import { SHIPPING_TAX_CLASS } from '../tax/shippingTaxClass.ts'
import { taxRate } from '../tax/taxRate.ts'
import { walletCovers } from '../wallet/walletCovers.ts'
import { cardMonths } from './cardMonths.ts'
import { paymentMethods } from './paymentMethods.ts'

/** Returns the payment methods of a cart in the REST API's form, with the fee of each. */
export async function paymentMethodAnswers(db: Database, cart: AssembledCart) {
  const { store } = cart
  const rate = taxRate(await loadTaxRules(db, store), { classId: SHIPPING_TAX_CLASS, country: store.country })
  const goods = new Big(cart.totals.subtotal_with_discount_incl_tax)
  const payer = { ...cart, walletCovers: await walletCovers(db, cart.cart, cart.unpaidTotals) }
  const plans = cardMonths(store, new Big(grandTotalOf(cart.unpaidTotals))).map(({ months, monthly, last }) => ({
    months,
    monthly: monthly.toNumber(),
    last: last.toNumber(),
  }))
  return paymentMethods(store, payer).map(({ code, title, fee, isCredit, isDefault }) => {
    const whole = toCents(paymentCost({ amount: fee, isCredit }, goods))
    const cost = whole.minus(taxIn(whole, rate?.percent ?? 0))
    return {
      code,
      title,
      cost: cost.toNumber(),
      cost_incl_tax: whole.toNumber(),
      default: isDefault,
      months: code === 'card' ? plans : [],
    }
  })
}
