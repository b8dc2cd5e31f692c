import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GuestOrdersOffer_customer$key } from '../../__generated__/GuestOrdersOffer_customer.graphql'
import type { GuestOrdersOfferMutation } from '../../__generated__/GuestOrdersOfferMutation.graphql'
import { Button } from '../../design/Button.tsx'
import { AccountSection } from '../AccountSection.tsx'
import { useSecretMutation } from '../../relay/useSecretMutation.ts'
import { useNotifyWhenDone } from '../useNotifyWhenDone.ts'

/**
 * Offers to move guest orders into the account. Until the e-mail address is proven, shown whether or not there are any:
 * an account with another person's address must not reveal their purchases.
 */
export function GuestOrdersOffer({ customer }: Readonly<{ customer: GuestOrdersOffer_customer$key }>) {
  const { email, isEmailProven } = useFragment(
    graphql`
      fragment GuestOrdersOffer_customer on Customer {
        email
        isEmailProven
      }
    `,
    customer,
  )
  const { notifyWhenDone, isBusy } = useNotifyWhenDone()
  const request = useSecretMutation<GuestOrdersOfferMutation>(graphql`
    mutation GuestOrdersOfferMutation($input: RequestGuestOrdersInput!) {
      requestGuestOrders(input: $input) {
        customer {
          ...GuestOrdersOffer_customer
        }
        userErrors {
          code
          message
        }
        notices {
          message
        }
      }
    }
  `)
  if (isEmailProven !== false) return null
  return (
    <AccountSection
      title={<FormattedMessage id="customers.guestOrdersTitle" />}
      intro={<FormattedMessage id="customers.guestOrdersText" values={{ email: <strong>{email}</strong> }} />}
    >
      <Button
        variant="secondary"
        isBusy={isBusy}
        onClick={() => notifyWhenDone(request({ input: {} }), ({ requestGuestOrders: { notices } }) => notices)}
      >
        <FormattedMessage id="customers.guestOrdersAsk" />
      </Button>
    </AccountSection>
  )
}
