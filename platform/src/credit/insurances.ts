import Big from 'big.js'
import { creditOffer } from './creditOffer.ts'
import { INSURANCE_FREE_MAX_MXN } from './limits.ts'
import { CREDIT_PRODUCTS, type CreditProductCode, type Frequency } from './products.ts'

export type Insurance = Readonly<{
  code: string
  /** Sum that is paid out, in pesos. */
  insuredMxn: number
}>

/** Premium of a month, in pesos for each thousand insured. */
const MONTHLY_PREMIUM_PER_THOUSAND = '0.90'

/** Life insurances, smallest sum first. */
export const INSURANCES: readonly Insurance[] = [
  { code: 'VIDA-10', insuredMxn: 10_000 },
  { code: 'VIDA-20', insuredMxn: 20_000 },
  { code: 'VIDA-60', insuredMxn: 60_000 },
  { code: 'VIDA-100', insuredMxn: 100_000 },
]

/** Relations that a beneficiary or a reference can have to the applicant. */
export const KINSHIPS: readonly Readonly<{ value: string; label: string }>[] = [
  { value: 'conyuge', label: 'Cónyuge' },
  { value: 'hijo', label: 'Hijo o hija' },
  { value: 'padre', label: 'Padre o madre' },
  { value: 'hermano', label: 'Hermano o hermana' },
  { value: 'otro', label: 'Otro' },
]

/** Returns the premium of a month in pesos. */
export function monthlyPremium({ insuredMxn }: Insurance): Big {
  return new Big(MONTHLY_PREMIUM_PER_THOUSAND).times(insuredMxn).div(1_000)
}

/** Returns true for an amount that is lent with a life insurance alone; below it one is free to choose. */
export function needsInsurance(amount: Big): boolean {
  return amount.gt(INSURANCE_FREE_MAX_MXN)
}

type Loan = Readonly<{ product: CreditProductCode; amount: Big; months: number }>

/**
 * Returns the premium that a loan cannot do without, in pesos for its whole term, which counts in its annual cost: that
 * of the chosen insurance, else of the smallest that covers the loan. 0 up to the amount to which an insurance is free
 * to choose, and for goods, which are lent without one.
 */
export function compulsoryPremium({ product, amount, months }: Loan, chosen?: string): number {
  if (product === 'MENUDEO' || !needsInsurance(amount)) return 0
  const insurance =
    INSURANCES.find(({ code }) => code === chosen) ?? INSURANCES.find(({ insuredMxn }) => amount.lte(insuredMxn))
  return insurance === undefined ? 0 : monthlyPremium(insurance).times(months).toNumber()
}

type Term = Readonly<{ amount: Big; months: number; frequency: Frequency }>

/**
 * Returns the premium of a loan's whole term and its parts beside the payments, in pesos; null for a term in which nothing
 * is lent. The last part takes what rounding left.
 */
export function premiumOf(insurance: Insurance, { amount, months, frequency }: Term) {
  const total = monthlyPremium(insurance).times(months)
  const product = CODES.find(
    (code) => CREDIT_PRODUCTS[code].months.includes(months) && CREDIT_PRODUCTS[code].frequencies.includes(frequency),
  )
  if (product === undefined) return null
  const offer = creditOffer({ product, amount, months, frequency, premiumTotal: total.toNumber() })
  if (offer === null) return null
  const parts = offer.payments.map(({ premiumCents }) => premiumCents / 100)
  return { payments: parts.length, total: total.toNumber(), each: parts[0] ?? 0, last: parts.at(-1) ?? 0 }
}

/** Premiums depend on months and rhythm alone: any product that has both divides them alike. */
const CODES: readonly CreditProductCode[] = ['MENUDEO', 'CREDILANA', 'PERSONAL']
