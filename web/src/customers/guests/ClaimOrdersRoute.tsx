import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { ClaimOrdersRouteMutation } from '../../__generated__/ClaimOrdersRouteMutation.graphql'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { forgetCustomer } from '../forgetCustomer.ts'
import { LoginForm } from '../signIn/LoginForm.tsx'
import { LinkPage } from '../email/LinkPage.tsx'
import { useSecretMutation } from '../../relay/useSecretMutation.ts'
import { useSignedInName } from '../useSignedInName.ts'

/**
 * Route `/customer/account/claim-orders?token=…`: page of the mailed link that moves guest orders into the account. A
 * guest signs in on this page: the token must not appear in an address that another page redirects back to.
 */
export function ClaimOrdersRoute() {
  const intl = useIntl()
  const send = useSecretMutation<ClaimOrdersRouteMutation>(
    graphql`
      mutation ClaimOrdersRouteMutation($input: ClaimGuestOrdersInput!) {
        claimGuestOrders(input: $input) {
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
    `,
    forgetCustomer,
  )
  const isSignedIn = useSignedInName() !== null
  const [isRefused, setIsRefused] = useState(false)
  const claim = async (token: string) => {
    const outcome = await send({ input: { token } })
    setIsRefused(outcome.kind === 'refused')
    return outcome
  }
  return (
    <LinkPage
      title={intl.formatMessage({ id: 'customers.claimOrdersTitle' })}
      intro={<FormattedMessage id="customers.claimOrdersText" />}
      label={<FormattedMessage id="customers.claimOrders" />}
      send={claim}
      noticesOf={({ claimGuestOrders }) => claimGuestOrders.notices}
      wayOn={
        <StoreLink to="/my-account/orders" className={buttonStyle('primary')}>
          <FormattedMessage id="customers.orders" />
        </StoreLink>
      }
    >
      {isRefused && !isSignedIn ? <LoginForm /> : null}
    </LinkPage>
  )
}
