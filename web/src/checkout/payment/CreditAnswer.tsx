import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CreditAnswer_method$key } from '../../__generated__/CreditAnswer_method.graphql'

/** Sentence on when store credit is given, beside the chosen payment method; nothing for other methods. */
export function CreditAnswer({ method }: Readonly<{ method: CreditAnswer_method$key }>) {
  const { code, creditLine } = useFragment(
    graphql`
      fragment CreditAnswer_method on PaymentMethod {
        code
        creditLine {
          coversCart
        }
      }
    `,
    method,
  )
  if (code !== 'storecredit') return null
  return (
    <p>
      <FormattedMessage id={creditLine?.coversCart ? 'checkout.creditCovered' : 'checkout.creditApplies'} />
    </p>
  )
}
