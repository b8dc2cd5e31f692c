import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { WaitingEmail_customer$key } from '../../__generated__/WaitingEmail_customer.graphql'
import type { WaitingEmailCancelMutation } from '../../__generated__/WaitingEmailCancelMutation.graphql'
import type { WaitingEmailResendMutation } from '../../__generated__/WaitingEmailResendMutation.graphql'
import { Button } from '../../design/Button.tsx'
import { useFormatDate } from '../../i18n/useFormatDate.ts'
import { useSecretMutation } from '../../relay/useSecretMutation.ts'
import { useNotifyWhenDone } from '../useNotifyWhenDone.ts'
import note from '../signIn/SignedOutNote.module.css'
import styles from './WaitingEmail.module.css'

/** E-mail address waiting for its confirmation: buttons to send the link again or to cancel the change. */
export function WaitingEmail({ customer }: Readonly<{ customer: WaitingEmail_customer$key }>) {
  const { email, emailChange } = useFragment(
    graphql`
      fragment WaitingEmail_customer on Customer {
        email
        emailChange {
          email
          expiresAt
        }
      }
    `,
    customer,
  )
  const formatDate = useFormatDate()
  const { notifyWhenDone, isBusy } = useNotifyWhenDone()
  const resend = useSecretMutation<WaitingEmailResendMutation>(graphql`
    mutation WaitingEmailResendMutation($input: ResendEmailChangeInput!) {
      resendEmailChange(input: $input) {
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
  const cancel = useSecretMutation<WaitingEmailCancelMutation>(graphql`
    mutation WaitingEmailCancelMutation($input: CancelEmailChangeInput!) {
      cancelEmailChange(input: $input) {
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
  if (!emailChange) return null
  const date = formatDate(emailChange.expiresAt, 'dateAtTime')
  return (
    <>
      <output className={note.note}>
        <FormattedMessage
          id="customers.emailWaiting"
          values={{ email: <strong>{emailChange.email}</strong>, present: email, date }}
        />
      </output>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          isBusy={isBusy}
          onClick={() => notifyWhenDone(resend({ input: {} }), ({ resendEmailChange: { notices } }) => notices)}
        >
          <FormattedMessage id="customers.emailResend" />
        </Button>
        <Button
          variant="quiet"
          isBusy={isBusy}
          onClick={() => notifyWhenDone(cancel({ input: {} }), ({ cancelEmailChange: { notices } }) => notices)}
        >
          <FormattedMessage id="customers.emailCancel" />
        </Button>
      </div>
    </>
  )
}
