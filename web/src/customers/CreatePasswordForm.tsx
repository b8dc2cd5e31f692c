import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { CreatePasswordFormMutation } from '../__generated__/CreatePasswordFormMutation.graphql'
import { buttonStyle } from '../design/buttonStyle.ts'
import { StoreLink } from '../routing/StoreLink.tsx'
import { AccountFormFrame } from './AccountFormFrame.tsx'
import { PasswordField } from './PasswordField.tsx'
import { useAccountForm } from './useAccountForm.ts'
import { useSecretMutation } from './useSecretMutation.ts'
import styles from './SignedOutNote.module.css'

type CreatePasswordFormProps = Readonly<{
  /** What the mail's link says. */
  email: string
  resetToken: string
}>

/** Sets a new password with what a mail's link says. */
export function CreatePasswordForm({ email, resetToken }: CreatePasswordFormProps) {
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
  return (
    <AccountFormFrame form={form} submit={intl.formatMessage({ id: 'customers.savePassword' })}>
      {/* Tells password managers whose it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        field={form.fieldOf('newPassword')}
        label={intl.formatMessage({ id: 'customers.newPassword' })}
        autoComplete="new-password"
      />
      <PasswordField
        field={form.fieldOf('passwordAgain')}
        label={intl.formatMessage({ id: 'customers.passwordAgain' })}
        autoComplete="new-password"
        isRepeated
      />
    </AccountFormFrame>
  )
}
