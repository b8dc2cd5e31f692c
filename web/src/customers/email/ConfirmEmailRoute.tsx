import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { ConfirmEmailRouteMutation } from '../../__generated__/ConfirmEmailRouteMutation.graphql'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { LinkPage } from './LinkPage.tsx'
import { useSecretMutation } from '../../relay/useSecretMutation.ts'

/** Route `/customer/account/confirm-email?token=…`: target of the link mailed to a new address. */
export function ConfirmEmailRoute() {
  const intl = useIntl()
  const send = useSecretMutation<ConfirmEmailRouteMutation>(graphql`
    mutation ConfirmEmailRouteMutation($input: ConfirmEmailChangeInput!) {
      confirmEmailChange(input: $input) {
        customer {
          ...EmailSection_customer
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
  return (
    <LinkPage
      title={intl.formatMessage({ id: 'customers.confirmEmailTitle' })}
      intro={<FormattedMessage id="customers.confirmEmailText" />}
      label={<FormattedMessage id="customers.confirmEmail" />}
      send={(token) => send({ input: { token } })}
      noticesOf={({ confirmEmailChange }) => confirmEmailChange.notices}
      wayOn={
        <StoreLink to="/my-account" className={buttonStyle('primary')}>
          <FormattedMessage id="customers.overview" />
        </StoreLink>
      }
    />
  )
}
