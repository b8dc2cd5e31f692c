import Big from 'big.js'
import { CREDIT_FROM_MXN, CREDIT_PROMPT_BONUS, CREDIT_WEEKS, CREDIT_YEARLY_RATE } from './limits.ts'

/** Store credit for an amount of pesos with tax: what is paid each week, for how long, and what that comes to. */
export type CreditTerms = Readonly<{
  weeks: number
  /** Whole pesos. */
  weekly: Big
  /** `weekly` times `weeks`. */
  total: Big
  /** Interest in `total`. */
  interest: Big
  /** Total of all payments when each is on time: part of the interest is refunded. */
  punctualTotal: Big
}>

/**
 * Returns the terms of store credit: a year's interest on the amount, in equal weekly payments of whole pesos.
 * Displayed and charged terms both come from here. Null below the minimum amount of credit.
 */
export function creditTerms(amount: number | string | Big): CreditTerms | null {
  const price = new Big(amount)
  if (price.lt(CREDIT_FROM_MXN)) return null
  const weekly = price.times(new Big(1).plus(CREDIT_YEARLY_RATE)).div(CREDIT_WEEKS).round(0, Big.roundUp)
  const total = weekly.times(CREDIT_WEEKS)
  const interest = total.minus(price)
  const punctualTotal = price.plus(interest.times(new Big(1).minus(CREDIT_PROMPT_BONUS))).round(2, Big.roundUp)
  return { weeks: CREDIT_WEEKS, weekly, total, interest, punctualTotal }
}
