import { Big } from 'big.js'
import type { AssembledCart } from '../cart/assembleCart.ts'
import { taxIn } from '../tax/inclTax.ts'
import { financedAmount, paymentCost } from '../cart/paymentCost.ts'
import { toCents } from '../money/toCents.ts'
import { grandTotalOf } from '../cart/grandTotalOf.ts'
import { goodsOffers } from '../credit/goodsOffers.ts'
import { covers, lineOf } from '../credit/orders/payFromLine.ts'
import type { Database } from '../database/schema.ts'
import { GOODS_TAX_CLASS } from '../tax/goodsTaxClass.ts'
import { taxRate } from '../tax/taxRate.ts'
import { walletCovers } from './walletCovers.ts'
import { cardMonths } from './cardMonths.ts'
import { isPaidOffline, paymentMethods } from './paymentMethods.ts'

/** Returns the payment methods of a cart in the REST API's form, with the fee of each, and the line of store credit. */
export async function paymentMethodAnswers(db: Database, cart: AssembledCart) {
  const { store, taxRules } = cart
  const rate = taxRate(taxRules, { classId: GOODS_TAX_CLASS, country: store.country })
  const financed = financedAmount(cart.unpaidTotals)
  const payer = { ...cart, walletCovers: await walletCovers(db, cart.cart, cart.unpaidTotals) }
  const plans = cardMonths(store, new Big(grandTotalOf(cart.unpaidTotals))).map(({ months, monthly, last }) => ({
    months,
    monthly: monthly.toNumber(),
    last: last.toNumber(),
  }))
  const offered = paymentMethods(store, payer)
  const credit = offered.some(({ isCredit }) => isCredit) ? await goodsOffers(db, financed) : []
  const creditMonths = cart.cart.credit_months ?? undefined
  const line = offered.some(({ isCredit }) => isCredit) ? await lineOf(db, cart.cart.customer_id, new Date()) : null
  const creditLine = line && { available: line.available, covers: covers(line, financed) }
  return offered.map(({ code, title, fee, isCredit, isDefault }) => {
    const whole = toCents(paymentCost({ amount: fee, isCredit, creditMonths }, financed))
    const cost = whole.minus(taxIn(whole, rate?.percent ?? 0))
    return {
      code,
      title,
      cost: cost.toNumber(),
      cost_incl_tax: whole.toNumber(),
      default: isDefault,
      offline: isPaidOffline(code),
      is_server_method: true,
      months: code === 'card' ? plans : [],
      ...(isCredit ? { credit_offers: credit, credit_line: creditLine } : {}),
    }
  })
}
