import Big from 'big.js'
import { type CreditOffer, creditOffer } from './creditOffer.ts'
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

type Loan = Readonly<{
  product: CreditProductCode
  /** Pesos with at most two decimals. */
  amount: Big
  months: number
  frequency: Frequency
  /** Code of the chosen insurance; null or left out without one. */
  insurance?: string | null | undefined
}>

/** An offer and the insurance whose premium is paid with its payments; null without one. */
export type InsuredOffer = Readonly<{ offer: CreditOffer; insurance: Insurance | null }>

/**
 * Returns what a loan costs with its insurance: what is offered, agreed on and charged is this one offer. Null for terms
 * of no product.
 */
export function insuredOffer({ insurance: chosen, ...loan }: Loan): InsuredOffer | null {
  const insurance = insuranceOf(loan, chosen ?? null)
  const premium = insurance === null ? 0 : monthlyPremium(insurance).times(loan.months).toNumber()
  const offer = creditOffer({ ...loan, premiumTotal: premium })
  return offer && { offer, insurance }
}

/**
 * Returns the insurance of a loan: the chosen one, or the smallest that covers the loan where one is compulsory and none
 * is chosen that does. Null for goods, which are lent on without one.
 */
function insuranceOf({ product, amount }: Pick<Loan, 'product' | 'amount'>, chosen: string | null): Insurance | null {
  if (product === 'MENUDEO') return null
  const covering = INSURANCES.filter(({ insuredMxn }) => amount.lte(insuredMxn))
  const smallest = needsInsurance(amount) ? covering[0] : undefined
  return covering.find(({ code }) => code === chosen) ?? smallest ?? null
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
