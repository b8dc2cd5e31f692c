import Big from 'big.js'
import { CREDIT_MAX_MXN, CREDIT_MIN_MXN } from './limits.ts'
import {
  CREDIT_PRODUCTS,
  type CreditProductCode,
  type Frequency,
  INTEREST_TAX_RATE,
  PAYMENTS_PER_YEAR,
} from './products.ts'

/** Below this amount a payment is rounded up to ten cents, from it on to a whole peso. */
const SMALL_PAYMENT_CENTS = 10_000

/** One payment, in whole cents. `amountCents` is what the contract asks for; `onTimeCents` is what is paid by the due day. */
export type CreditPayment = Readonly<{
  amountCents: number
  /** Interest in `amountCents`, value added tax included; the rest of it is principal. */
  interestCents: number
  /** Part of the interest that is given back for a payment on time. */
  bonusCents: number
  onTimeCents: number
  /** Part of the insurance premium, paid beside `amountCents`. It bears neither interest nor bonus. */
  premiumCents: number
}>

export type CreditOffer = Readonly<{
  lentCents: number
  paymentsPerYear: number
  /** Payments in order. All have the amount of the first but the last, which is smaller. */
  payments: readonly CreditPayment[]
  interestCents: number
  /** Amount lent and its interest: the sum of all `amountCents`. */
  totalCents: number
  bonusCents: number
  /** Sum of all `onTimeCents`. */
  onTimeTotalCents: number
}>

type Request = Readonly<{
  product: CreditProductCode
  /** Pesos with at most two decimals. */
  amount: number | string | Big
  months: number
  frequency: Frequency
  /** Premium of an insurance for the whole term, in pesos. */
  premiumTotal?: number
}>

/**
 * Returns what a credit costs, to the cent: its payments, interest and bonus. Every figure of credit that the shop shows
 * or charges comes from here. Null outside the bounds of the product.
 */
export function creditOffer({
  product: code,
  amount,
  months,
  frequency,
  premiumTotal = 0,
}: Request): CreditOffer | null {
  const { interest: terms, bonusPercent, ...product } = CREDIT_PRODUCTS[code]
  const lent = new Big(amount)
  const paymentsPerYear = PAYMENTS_PER_YEAR[frequency]
  const count = (months * paymentsPerYear) / 12
  const isOffered = product.months.includes(months) && product.frequencies.includes(frequency)
  if (!isOffered || !Number.isInteger(count) || lent.lt(CREDIT_MIN_MXN) || lent.gt(CREDIT_MAX_MXN)) return null

  const lentCents = toCents(lent)
  const parts =
    terms.kind === 'FLAT'
      ? flatParts(lentCents, toCents(lent.times(terms.yearly).times(months).div(12)), count)
      : balanceParts(lent, { rate: periodRate(terms.monthly, paymentsPerYear), count })
  const interestCents = parts.reduce((sum, part) => sum + part.interestCents, 0)
  const bonusCents = toCents(new Big(interestCents).times(bonusPercent).div(10_000))
  const bonuses = shares(bonusCents, count, Math.floor)
  const premiums = shares(toCents(new Big(premiumTotal)), count, Math.ceil)
  return {
    lentCents,
    paymentsPerYear,
    payments: parts.map((part, at) => {
      const bonus = bonuses[at] ?? 0
      return { ...part, bonusCents: bonus, onTimeCents: part.amountCents - bonus, premiumCents: premiums[at] ?? 0 }
    }),
    interestCents,
    totalCents: lentCents + interestCents,
    bonusCents,
    onTimeTotalCents: lentCents + interestCents - bonusCents,
  }
}

type Part = Pick<CreditPayment, 'amountCents' | 'interestCents'>

/** Interest on the amount lent, spread over the payments without a rest. The last payment takes what rounding left. */
function flatParts(lentCents: number, interestCents: number, count: number): Part[] {
  const totalCents = lentCents + interestCents
  const amountCents = roundedUp(totalCents / count)
  const until = (payment: number) => Math.floor((2 * interestCents * payment + count) / (2 * count))
  return Array.from({ length: count }, (_, at) => ({
    amountCents: at === count - 1 ? totalCents - amountCents * (count - 1) : amountCents,
    interestCents: until(at + 1) - until(at),
  }))
}

/** Decimals with 30 digits after the point in divisions: an equal payment is rounded once. */
const Precise = Big()
Precise.DP = 30

/** Rate of one period: a yearly share of the monthly rate, with value added tax. */
function periodRate(monthly: Big, paymentsPerYear: number): Big {
  return new Precise(monthly).times(12).div(paymentsPerYear).times(new Precise(1).plus(INTEREST_TAX_RATE))
}

/** Interest on what is still owed. The last payment is what is owed then, and its interest. */
function balanceParts(lent: Big, { rate, count }: Readonly<{ rate: Big; count: number }>): Part[] {
  const exact = new Precise(lent).times(rate).div(annuityDivisor(rate, count))
  const amountCents = roundedUp(exact.times(100).toNumber())
  let owedCents = toCents(lent)
  return Array.from({ length: count }, (_, at) => {
    const interestCents = toCents(rate.times(owedCents).div(100))
    const part = { amountCents: at === count - 1 ? owedCents + interestCents : amountCents, interestCents }
    owedCents += interestCents - part.amountCents
    return part
  })
}

/** Values of `annuityDivisor` by rate and count. A power with 30 digits takes milliseconds, and products have few of both. */
const annuities = new Map<string, Big>()

/** Divisor that gives equal payments: 1 − (1 + rate)^−count. */
function annuityDivisor(rate: Big, count: number): Big {
  const key = `${rate.toString()} ${count}`
  const one = new Precise(1)
  const divisor = annuities.get(key) ?? one.minus(one.plus(rate).pow(-count))
  annuities.set(key, divisor)
  return divisor
}

/** Divides a sum into parts of whole cents, each rounded by `round`; the last takes the rest. */
function shares(totalCents: number, count: number, round: (cents: number) => number): readonly number[] {
  const part = round(totalCents / count)
  return Array.from({ length: count }, (_, at) => (at === count - 1 ? totalCents - part * (count - 1) : part))
}

/** Rounds cents up to a whole peso; a small payment to ten cents. */
function roundedUp(exactCents: number): number {
  const unit = exactCents < SMALL_PAYMENT_CENTS ? 10 : 100
  return Math.ceil(exactCents / unit) * unit
}

/** Whole cents of pesos, rounded half up. */
function toCents(pesos: Big): number {
  return pesos.times(100).round(0, Big.roundHalfUp).toNumber()
}
