import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { UndoEmailRouteMutation } from '../../__generated__/UndoEmailRouteMutation.graphql'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { CreatePasswordForm } from '../password/CreatePasswordForm.tsx'
import { EntryPage } from '../signIn/EntryPage.tsx'
import { useLinkSecrets } from '../password/useLinkSecrets.ts'
import { useSecretMutation } from '../../relay/useSecretMutation.ts'
import note from '../signIn/SignedOutNote.module.css'
import { LinkPress } from './LinkPress.tsx'

type Undone = UndoEmailRouteMutation['response']['undoEmailChange']

/**
 * Route `/customer/account/undo-email?token=…`: target of the link in the notice to the previous address. Undoing the
 * change invalidates the password, so a new one is set here at once.
 */
export function UndoEmailRoute() {
  const intl = useIntl()
  const token = useLinkSecrets('token')('token')
  const [undone, setUndone] = useState<Undone | null>(null)
  const send = useSecretMutation<UndoEmailRouteMutation>(graphql`
    mutation UndoEmailRouteMutation($input: UndoEmailChangeInput!) {
      undoEmailChange(input: $input) {
        email
        resetToken
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
  const isOpen = token !== '' && undone === null
  return (
    <EntryPage
      title={intl.formatMessage({ id: 'customers.undoEmailTitle' })}
      intro={isOpen ? <FormattedMessage id="customers.undoEmailText" /> : null}
      ways={
        <StoreLink to="/customer/account/forgot-password">
          <FormattedMessage id="customers.forgot" />
        </StoreLink>
      }
    >
      {isOpen ? (
        <LinkPress
          label={<FormattedMessage id="customers.undoEmail" />}
          send={() => send({ input: { token } })}
          onDone={({ undoEmailChange }) => setUndone(undoEmailChange)}
        />
      ) : null}
      {token === '' ? <FormattedMessage id="customers.emailLinkIncomplete" tagName="p" /> : null}
      {undone === null ? null : <Recovered {...undone} />}
    </EntryPage>
  )
}

/** Form for the new password, shown once the account is restored. */
function Recovered({ email, resetToken, notices }: Undone) {
  return (
    <>
      <output className={note.note}>{notices.map(({ message }) => message).join(' ')}</output>
      {email && resetToken ? (
        <>
          <FormattedMessage id="customers.createPasswordTitle" tagName="h2" />
          <CreatePasswordForm email={email} resetToken={resetToken} />
        </>
      ) : null}
    </>
  )
}
