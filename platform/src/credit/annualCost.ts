import type { CreditOffer } from './creditOffer.ts'
import { INTEREST_TAX_RATE } from './products.ts'

type Counted = Readonly<{
  /** True counts what is paid when every payment is on time; false the payments of the contract. */
  isOnTime: boolean
  /** True counts the value added tax in the interest. The published figure leaves it out. */
  isTaxIn: boolean
  /** False leaves out the premium of an insurance that was free to choose. */
  isPremiumIn?: boolean
}>

const HALVINGS = 100
const TAX_IN_INTEREST = Number(INTEREST_TAX_RATE) / (1 + Number(INTEREST_TAX_RATE))

/**
 * Returns the total annual cost (CAT) of a credit in percent with one decimal, rounded half up: the yearly rate at which
 * its payments and compulsory premiums are worth the amount lent. Source: Banco de México, circular 21/2009.
 */
export function annualCost(offer: CreditOffer, { isOnTime, isTaxIn, isPremiumIn = true }: Counted): number {
  const payments = offer.payments.map(({ amountCents, onTimeCents, interestCents, bonusCents, premiumCents }) => {
    const [paid, interest] = isOnTime ? [onTimeCents, interestCents - bonusCents] : [amountCents, interestCents]
    return paid + (isPremiumIn ? premiumCents : 0) - (isTaxIn ? 0 : interest * TAX_IN_INTEREST)
  })
  const rate = periodRate(offer.lentCents, payments)
  return Math.round(((1 + rate) ** offer.paymentsPerYear - 1) * 1_000) / 10
}

/** Returns the rate of one period at which the payments are worth `lent`, between 0 and 1, by bisection. */
function periodRate(lent: number, payments: readonly number[]): number {
  let [low, high] = [0, 1]
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const rate = (low + high) / 2
    // No double lies between.
    if (rate === low || rate === high) break
    if (presentValue(payments, rate) > lent) low = rate
    else high = rate
  }
  return low
}

/** Value of the payments today at a rate for each period. */
function presentValue(payments: readonly number[], rate: number): number {
  return payments.reduceRight((value, payment) => (value + payment) / (1 + rate), 0)
}
