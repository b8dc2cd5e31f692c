import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { ConfirmEmailRouteMutation } from '../../__generated__/ConfirmEmailRouteMutation.graphql'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { EntryPage } from '../EntryPage.tsx'
import { useLinkSecrets } from '../useLinkSecrets.ts'
import { useSecretMutation } from '../useSecretMutation.ts'
import note from '../SignedOutNote.module.css'
import { LinkPress } from './LinkPress.tsx'

/** `/customer/account/confirm-email?token=…`: where the mail to a new address leads. */
export function ConfirmEmailRoute() {
  const intl = useIntl()
  const token = useLinkSecrets('token')('token')
  const [done, setDone] = useState<string | null>(null)
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
  const isOpen = token !== '' && done === null
  return (
    <EntryPage
      title={intl.formatMessage({ id: 'customers.confirmEmailTitle' })}
      intro={isOpen ? <FormattedMessage id="customers.confirmEmailText" /> : null}
    >
      {isOpen ? (
        <LinkPress
          label={<FormattedMessage id="customers.confirmEmail" />}
          send={() => send({ input: { token } })}
          onDone={({ confirmEmailChange }) =>
            setDone(confirmEmailChange.notices.map(({ message }) => message).join(' '))
          }
        />
      ) : null}
      {token === '' ? <FormattedMessage id="customers.emailLinkIncomplete" tagName="p" /> : null}
      {done === null ? null : (
        <>
          <output className={note.note}>{done}</output>
          <StoreLink to="/my-account" className={buttonStyle('primary')}>
            <FormattedMessage id="customers.overview" />
          </StoreLink>
        </>
      )}
    </EntryPage>
  )
}
