import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { CreatePasswordFormMutation } from '../../__generated__/CreatePasswordFormMutation.graphql'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { NewPasswordFrame } from './NewPasswordFrame.tsx'
import { useAccountForm } from '../registration/useAccountForm.ts'
import { useSecretMutation } from '../../relay/useSecretMutation.ts'
import styles from '../signIn/SignedOutNote.module.css'

type CreatePasswordFormProps = Readonly<{
  /** Parameters of the e-mail's link. */
  email: string
  resetToken: string
  /** Called when the new password is set. */
  onDone?: () => void
}>

/** Form that sets a new password with the reset token of an e-mail's link. */
export function CreatePasswordForm({ email, resetToken, onDone }: CreatePasswordFormProps) {
  const intl = useIntl()
  const [done, setDone] = useState<string | null>(null)
  const send = useSecretMutation<CreatePasswordFormMutation>(graphql`
    mutation CreatePasswordFormMutation($input: ResetPasswordInput!) {
      resetPassword(input: $input) {
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
    initial: { newPassword: '', passwordAgain: '' },
    send: async ({ newPassword }) => {
      const outcome = await send({ input: { email, resetToken, newPassword } })
      if (outcome.kind === 'unreachable') return { message: intl.formatMessage({ id: 'customers.resetOffline' }) }
      if (outcome.kind === 'refused') return outcome
      setDone(outcome.data.resetPassword.notices.map(({ message }) => message).join(' '))
      onDone?.()
      return null
    },
  })
  if (done !== null) {
    return (
      <>
        <output className={styles.note}>{done}</output>
        <StoreLink to="/login" className={buttonStyle('primary')}>
          <FormattedMessage id="customers.loginTitle" />
        </StoreLink>
      </>
    )
  }
  return <NewPasswordFrame form={form} email={email} />
}
