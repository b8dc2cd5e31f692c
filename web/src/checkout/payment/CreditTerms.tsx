import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CreditTerms_method$key } from '../../__generated__/CreditTerms_method.graphql'
import { CreditTermChoice } from '../../credit/CreditTermChoice.tsx'

type CreditTermsProps = Readonly<{
  method: CreditTerms_method$key
  /** Term in months; null for the usual one. */
  months: number | null
  /** True while the amount to pay is being recalculated: the offers are those of another amount. */
  isUpdating: boolean
  onChoose: (months: number) => void
}>

/** Choice of the term, for a payment method that is a credit; nothing for others. */
export function CreditTerms({ method, months, isUpdating, onChoose }: CreditTermsProps) {
  const { creditOffers } = useFragment(
    graphql`
      fragment CreditTerms_method on PaymentMethod {
        creditOffers {
          ...CreditTermChoice_offers
        }
      }
    `,
    method,
  )
  if (creditOffers.length === 0) return null
  if (isUpdating) {
    return (
      <output>
        <FormattedMessage id="credit.calculating" />
      </output>
    )
  }
  return <CreditTermChoice offers={creditOffers} months={months} onChoose={onChoose} />
}
