import Big from 'big.js'
import { annualCost } from '../annualCost.ts'
import { creditOffer } from '../creditOffer.ts'
import { lateWeekCents } from '../defaultInterest.ts'
import { CREDIT_DEFAULT_MONTHS } from '../limits.ts'
import { CREDIT_PRODUCTS } from '../products.ts'

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
  /** Every payment but the last, when each is on time: part of the interest is given back. */
  punctualWeekly: Big
  /** Sum of all payments when each is on time. */
  punctualTotal: Big
  /** Interest that is given back when every payment is on time, and its share of all interest in percent. */
  bonus: Big
  bonusPercent: number
  /** Cost of one payment that is a week late, beside the payment: its bonus and the default interest. */
  lateWeek: Big
  /** Total annual cost (CAT) in percent, without tax on the interest. */
  annualCost: number
  annualCostPunctual: number
}>

/**
 * Returns the terms on which goods of a price are sold on credit in weekly payments, over a year unless another term is
 * chosen. Displayed and charged
 * terms both come from here. Null below the minimum and above the maximum amount of credit.
 */
export function creditTerms(amount: number | string | Big, months = CREDIT_DEFAULT_MONTHS): CreditTerms | null {
  const offer = creditOffer({ product: 'MENUDEO', amount, months, frequency: 'SEMANAL' })
  const [first, last] = [offer?.payments[0], offer?.payments.at(-1)]
  if (!offer || !first || !last) return null
  const { totalCents, interestCents, onTimeTotalCents, bonusCents } = offer
  const costOf = (isOnTime: boolean) => annualCost(offer, { isOnTime, isTaxIn: false })
  return {
    weeks: offer.payments.length,
    weekly: pesos(first.amountCents),
    last: pesos(last.amountCents),
    total: pesos(totalCents),
    interest: pesos(interestCents),
    punctualWeekly: pesos(first.onTimeCents),
    punctualTotal: pesos(onTimeTotalCents),
    bonus: pesos(bonusCents),
    bonusPercent: CREDIT_PRODUCTS.MENUDEO.bonusPercent,
    lateWeek: pesos(lateWeekCents(first)),
    // Counted where they are shown: totals of a cart read the interest alone.
    get annualCost() {
      return costOf(false)
    },
    get annualCostPunctual() {
      return costOf(true)
    },
  }
}

function pesos(cents: number): Big {
  return new Big(cents).div(100)
}
