import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { CheckoutLink } from './CheckoutLink.tsx'
import { ExternalCheckoutButton } from './ExternalCheckoutButton.tsx'
import type { CheckoutButton_store$key } from '../__generated__/CheckoutButton_store.graphql'

type CheckoutButtonProps = Readonly<{ store: CheckoutButton_store$key }>

/** Button that opens the checkout, or the external one that the store configures. */
export function CheckoutButton({ store }: CheckoutButtonProps) {
  const { externalCheckoutUrl } = useFragment(
    graphql`
      fragment CheckoutButton_store on Store {
        externalCheckoutUrl
      }
    `,
    store,
  )
  const words = <FormattedMessage id="cartPage.pay" />
  if (externalCheckoutUrl) return <ExternalCheckoutButton>{words}</ExternalCheckoutButton>
  return <CheckoutLink>{words}</CheckoutLink>
}
