import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { WaitingEmail_customer$key } from '../../__generated__/WaitingEmail_customer.graphql'
import type { WaitingEmailCancelMutation } from '../../__generated__/WaitingEmailCancelMutation.graphql'
import type { WaitingEmailResendMutation } from '../../__generated__/WaitingEmailResendMutation.graphql'
import { Button } from '../../design/Button.tsx'
import { useNotifications } from '../../design/NotificationsContext.ts'
import { useFormatDate } from '../../i18n/useFormatDate.ts'
import type { QueuedUserError } from '../../offline/outcome.ts'
import { type SecretOutcome, useSecretMutation } from '../useSecretMutation.ts'
import note from '../SignedOutNote.module.css'
import styles from './WaitingEmail.module.css'

type Told = readonly Readonly<{ message: string }>[]

/** An address that waits for its link to be opened: having it mailed again, or staying with the present one. */
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
  const { tell, isBusy } = useTelling()
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
  const date = formatDate(emailChange.expiresAt, 'dateTime')
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
          onClick={() => tell(resend({ input: {} }), ({ resendEmailChange: { notices } }) => notices)}
        >
          <FormattedMessage id="customers.emailResend" />
        </Button>
        <Button
          variant="quiet"
          isBusy={isBusy}
          onClick={() => tell(cancel({ input: {} }), ({ cancelEmailChange: { notices } }) => notices)}
        >
          <FormattedMessage id="customers.emailCancel" />
        </Button>
      </div>
    </>
  )
}

/** Tells how a press went, one at a time. */
function useTelling() {
  const intl = useIntl()
  const { notify } = useNotifications()
  const [isBusy, setIsBusy] = useState(false)
  const wordsFor = (userErrors: readonly QueuedUserError[]) =>
    userErrors.map(({ message }) => message).join(' ') || intl.formatMessage({ id: 'cart.failed' })
  const follow = async <TData,>(sending: Promise<SecretOutcome<TData>>, noticesOf: (data: TData) => Told) => {
    setIsBusy(true)
    const outcome = await sending
    setIsBusy(false)
    if (outcome.kind === 'done')
      return noticesOf(outcome.data).forEach(({ message }) => notify({ kind: 'success', message }))
    const isOffline = outcome.kind === 'unreachable'
    const message = isOffline ? intl.formatMessage({ id: 'customers.offline' }) : wordsFor(outcome.userErrors)
    notify({ kind: 'danger', message })
  }
  const tell = <TData,>(sending: Promise<SecretOutcome<TData>>, noticesOf: (data: TData) => Told) =>
    void follow(sending, noticesOf)
  return { tell, isBusy }
}
