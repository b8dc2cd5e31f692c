import type { CreditFrequency } from '../../__generated__/LoanCalculator_credit.graphql'
import { validParameter } from '../../routing/validParameter.ts'

/** Frequencies of payments by their names in addresses. */
const FREQUENCIES = { semanal: 'WEEKLY', quincenal: 'BIWEEKLY', mensual: 'MONTHLY' } as const satisfies Record<
  string,
  CreditFrequency
>

/** Intervals between payments. */
export const FREQUENCY_CODES = Object.values(FREQUENCIES)

/** Terms of a loan, with amounts in whole units of the currency. */
export type LoanTerms = Readonly<{
  minimum: number
  maximum: number
  step: number
  months: readonly number[]
  defaultMonths: number
  frequencies: readonly CreditFrequency[]
}>

/** Loan that a shopper has chosen, always one that the terms allow. */
export type LoanChoice = Readonly<{ amount: number; months: number; frequency: CreditFrequency | undefined }>

/** Returns the nearest amount that can be borrowed. */
export function lendableAmount(wanted: number, { minimum, maximum, step }: LoanTerms): number {
  const steps = Math.round((wanted - minimum) / step)
  return Math.min(maximum, Math.max(minimum, minimum + steps * step))
}

/**
 * Returns the loan in an address: `monto`, `meses` and `abono`. Parts that are missing or that the terms do not allow are the usual
 * ones: the largest amount, the usual term, the shortest interval.
 */
export function readLoanChoice(search: URLSearchParams, terms: LoanTerms): LoanChoice {
  const read = (name: string) => validParameter(search, name, isLoanParameter)
  const amount = Number(read('monto') ?? Number.NaN)
  const months = Number(read('meses') ?? Number.NaN)
  const frequency = Object.entries(FREQUENCIES).find(([name]) => name === read('abono'))?.[1]
  return {
    amount: lendableAmount(amount, terms) === amount ? amount : terms.maximum,
    months: terms.months.includes(months) ? months : terms.defaultMonths,
    frequency: frequency && terms.frequencies.includes(frequency) ? frequency : terms.frequencies[0],
  }
}

/** Returns the parameters of the address that names a loan. */
export function loanSearch({ amount, months, frequency }: LoanChoice): string {
  const name = frequencyName(frequency)
  return new URLSearchParams({
    monto: String(amount),
    meses: String(months),
    ...(name ? { abono: name } : {}),
  }).toString()
}

/** Returns the name of a frequency in addresses; undefined for one that has none. */
export function frequencyName(frequency: CreditFrequency | undefined): string | undefined {
  return Object.entries(FREQUENCIES).find(([, known]) => known === frequency)?.[0]
}

/** Returns true for a parameter of a loan's address with a value that a loan can have: others change nothing. */
export function isLoanParameter(name: string, value: string): boolean {
  if (name === 'monto') return /^[1-9]\d{0,2}[05]00$|^500$/.test(value)
  if (name === 'meses') return /^[1-9]\d?$/.test(value)
  return name === 'abono' && Object.hasOwn(FREQUENCIES, value)
}
