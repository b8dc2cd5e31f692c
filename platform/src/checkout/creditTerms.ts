import Big from 'big.js'
import { annualCost } from '../credit/annualCost.ts'
import { creditOffer } from '../credit/creditOffer.ts'
import { CREDIT_FROM_MXN, CREDIT_MONTHS } from './limits.ts'

/** Goods on store credit, in pesos with tax: the contract's weekly payments, and what they come to. */
export type CreditTerms = Readonly<{
  weeks: number
  /** Every payment but the last. */
  weekly: Big
  /** The last payment, which is smaller. */
  last: Big
  /** Sum of all payments: the price and its interest, to the cent. */
  total: Big
  interest: Big
  /** Sum of all payments when each is on time: part of the interest is given back. */
  punctualTotal: Big
  /** Total annual cost (CAT) in percent, without tax on the interest. */
  annualCost: number
}>

/**
 * Returns the terms on which goods of a price are sold on credit, over a year in weekly payments. Displayed and charged
 * terms both come from here. Null below the minimum and above the maximum amount of credit.
 */
export function creditTerms(amount: number | string | Big): CreditTerms | null {
  const price = new Big(amount)
  if (price.lt(CREDIT_FROM_MXN)) return null
  const offer = creditOffer({ product: 'MENUDEO', amount: price, months: CREDIT_MONTHS, frequency: 'SEMANAL' })
  if (offer === null) return null
  const { payments, totalCents, interestCents, onTimeTotalCents } = offer
  return {
    weeks: payments.length,
    weekly: pesos(payments[0]?.amountCents ?? 0),
    last: pesos(payments.at(-1)?.amountCents ?? 0),
    total: pesos(totalCents),
    interest: pesos(interestCents),
    punctualTotal: pesos(onTimeTotalCents),
    // Counted where it is shown: totals of a cart read the interest alone.
    get annualCost() {
      return annualCost(offer, { isOnTime: false, isTaxIn: false })
    },
  }
}

function pesos(cents: number): Big {
  return new Big(cents).div(100)
}
