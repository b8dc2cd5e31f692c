import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router-dom'
import type { useLoanChoice_application$key } from '../../../../__generated__/useLoanChoice_application.graphql'
import type { useLoanChoice_credit$key } from '../../../../__generated__/useLoanChoice_credit.graphql'
import { type LoanChoice, type LoanTerms, lendableAmount, readLoanChoice } from '../../../loans/loanAddress.ts'

type LoanChoiceOptions = Readonly<{
  credit: useLoanChoice_credit$key
  application: useLoanChoice_application$key | null
  /** Credit line of a home customer, in whole units of the currency; null without one. */
  line: number | null
}>

/** Loan of a wizard: its terms for this applicant, and what is chosen. */
export type WizardLoan = Readonly<{
  /** Null if the terms could not be read, and for goods. */
  terms: LoanTerms | null
  currencyCode: string
  choice: LoanChoice | null
  choose: (part: Partial<LoanChoice>) => void
  /** True if another loan than that of the application is chosen. */
  isChanged: boolean
}>

/** React hook for the chosen loan: at first that of the application, else that of the address. */
export function useLoanChoice({ credit, application: key, line }: LoanChoiceOptions): WizardLoan {
  const application = useFragment(
    graphql`
      fragment useLoanChoice_application on CreditApplication {
        maximum {
          amount
        }
        offer {
          amount {
            amount
          }
          months
          frequency
        }
      }
    `,
    key,
  )
  const own = application?.maximum ? Number(application.maximum.amount) : line
  const { terms, currencyCode } = useLoanTerms(credit, own)
  const { search } = useLocation()
  const [chosen, setChosen] = useState<Partial<LoanChoice>>({})
  const choose = (part: Partial<LoanChoice>) => setChosen((before) => ({ ...before, ...part }))
  if (!terms) return { terms, currencyCode, choice: null, choose, isChanged: false }
  const offer = application?.offer
  const first = offer
    ? { amount: Number(offer.amount.amount), months: offer.months, frequency: offer.frequency }
    : readLoanChoice(new URLSearchParams(search), terms)
  const wanted = { ...first, ...chosen }
  const choice = { ...wanted, amount: lendableAmount(wanted.amount, terms) }
  const isChanged =
    choice.amount !== first.amount || choice.months !== first.months || choice.frequency !== first.frequency
  return { terms, currencyCode, choice, choose, isChanged }
}

/** React hook that returns the terms of the loan, within the own credit line. */
function useLoanTerms(key: useLoanChoice_credit$key, own: number | null): Pick<WizardLoan, 'terms' | 'currencyCode'> {
  const credit = useFragment(
    graphql`
      fragment useLoanChoice_credit on StoreCredit
      @argumentDefinitions(kind: { type: "CreditKind!" }, customer: { type: "CreditCustomer!" }) {
        terms(kind: $kind, customer: $customer) {
          months
          defaultMonths
          frequencies
          minimum {
            amount
            currencyCode
          }
          maximum {
            amount
          }
          step {
            amount
          }
        }
      }
    `,
    key,
  )
  if (!credit.terms) return { terms: null, currencyCode: '' }
  const { minimum, maximum, step, months, defaultMonths, frequencies } = credit.terms
  const terms = {
    months,
    defaultMonths,
    frequencies,
    minimum: Number(minimum.amount),
    step: Number(step.amount),
    maximum: lentAtMost(Number(maximum.amount), own, Number(step.amount)),
  }
  return { terms, currencyCode: minimum.currencyCode }
}

/** Largest amount of the terms that the own line covers, in whole steps. */
function lentAtMost(maximum: number, own: number | null, step: number): number {
  return own === null ? maximum : Math.min(maximum, Math.floor(own / step) * step)
}
