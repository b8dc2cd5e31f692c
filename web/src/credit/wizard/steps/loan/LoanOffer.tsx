import { type ReactNode, useEffect, useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { LoanOfferQuery } from '../../../../__generated__/LoanOfferQuery.graphql'
import type { WizardPanel_offer$key } from '../../../../__generated__/WizardPanel_offer.graphql'
import type { LoanChoice } from '../../../loans/loanAddress.ts'
import { LOAN_ADDRESS_MS } from '../../../limits.ts'
import type { Wizard } from '../../wizardPaths.ts'

/** Loan whose offer is shown while it is chosen. */
export type LiveLoan = Readonly<{ wizard: Wizard; choice: LoanChoice }>

type LoanOfferProps = LiveLoan &
  Readonly<{
    /** Rendered until the shopper rests. */
    waiting: ReactNode
    children: (offer: WizardPanel_offer$key | null) => ReactNode
  }>

/** Requests the offers for the amount of a loan, once the shopper rests, and renders that of the chosen terms. */
export function LoanOffer({ wizard: { kind, customer }, choice, waiting, children }: LoanOfferProps) {
  const amount = useRested(choice.amount)
  const { store } = useLazyLoadQuery<LoanOfferQuery>(
    graphql`
      query LoanOfferQuery($kind: CreditKind!, $customer: CreditCustomer!, $amount: Decimal!, $months: Int) {
        store {
          credit {
            offers(kind: $kind, customer: $customer, amount: $amount, months: $months) {
              months
              frequency
              ...WizardPanel_offer
            }
          }
        }
      }
    `,
    // Null for all terms: as a literal the compiler would leave it out, and the default would count.
    { kind, customer, amount: amount.toFixed(2), months: null },
  )
  if (amount !== choice.amount) return waiting
  const offer = store.credit?.offers?.find(
    ({ months, frequency }) => months === choice.months && frequency === choice.frequency,
  )
  return children(offer ?? null)
}

/** React hook that returns a value once it has not changed for a moment; the one before until then. */
function useRested(value: number): number {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), LOAN_ADDRESS_MS)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
