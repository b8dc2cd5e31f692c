import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { cleanEmail } from '@hogar/schema/validation/cleanEmail.ts'
import type { ForgotPasswordFormMutation } from '../../__generated__/ForgotPasswordFormMutation.graphql'
import { AccountFormFrame } from '../registration/AccountFormFrame.tsx'
import { EmailField } from '../registration/EmailField.tsx'
import { useAccountForm } from '../registration/useAccountForm.ts'
import { useSecretMutation } from '../../relay/useSecretMutation.ts'
import styles from '../signIn/SignedOutNote.module.css'

/** Form that requests an e-mail with a password link. Shows the same message whether or not the account exists. */
export function ForgotPasswordForm() {
  const intl = useIntl()
  const [sent, setSent] = useState<string | null>(null)
  const send = useSecretMutation<ForgotPasswordFormMutation>(graphql`
    mutation ForgotPasswordFormMutation($input: RequestPasswordResetInput!) {
      requestPasswordReset(input: $input) {
        userErrors {
          code
          message
          field
        }
        notices {
          message
        }
      }
    }
  `)
  const form = useAccountForm({
    initial: { email: '' },
    send: async ({ email }) => {
      const outcome = await send({ input: { email: cleanEmail(email) } })
      if (outcome.kind === 'unreachable') return { message: intl.formatMessage({ id: 'customers.resetOffline' }) }
      if (outcome.kind === 'refused') return outcome
      setSent(outcome.data.requestPasswordReset.notices.map(({ message }) => message).join(' '))
      return null
    },
  })
  if (sent !== null) return <output className={styles.note}>{sent}</output>
  return (
    <AccountFormFrame form={form} submit={intl.formatMessage({ id: 'customers.sendLink' })}>
      <EmailField field={form.fieldOf('email')} />
    </AccountFormFrame>
  )
}
