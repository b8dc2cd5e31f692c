import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { LoanCalculator_credit$key } from '../../__generated__/LoanCalculator_credit.graphql'
import { ErrorState } from '../../design/ErrorState.tsx'
import { LoanForm } from './LoanForm.tsx'

/** Calculator of a loan. Renders an error state if terms or offers could not be read. */
export function LoanCalculator({ credit }: Readonly<{ credit: LoanCalculator_credit$key }>) {
  const { terms, offers } = useFragment(
    graphql`
      fragment LoanCalculator_credit on StoreCredit
      @argumentDefinitions(kind: { type: "CreditKind!" }, months: { type: "Int" }) {
        terms(kind: $kind) {
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
        offers(kind: $kind, months: $months) {
          ...LoanForm_offers
        }
      }
    `,
    credit,
  )
  const { formatMessage } = useIntl()
  if (!terms || !offers || offers.length === 0) return <ErrorState message={formatMessage({ id: 'credit.failed' })} />
  const { months, defaultMonths, frequencies, minimum, maximum, step } = terms
  return (
    <LoanForm
      terms={{
        months,
        defaultMonths,
        frequencies,
        minimum: Number(minimum.amount),
        maximum: Number(maximum.amount),
        step: Number(step.amount),
      }}
      currencyCode={minimum.currencyCode}
      offers={offers}
    />
  )
}
