import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PasswordForm_customer$key } from '../__generated__/PasswordForm_customer.graphql'
import type { PasswordFormMutation } from '../__generated__/PasswordFormMutation.graphql'
import { useNotifications } from '../design/NotificationsContext.ts'
import { AccountFormFrame } from './AccountFormFrame.tsx'
import { PasswordField } from './PasswordField.tsx'
import { useAccountForm } from './useAccountForm.ts'
import { useSecretMutation } from './useSecretMutation.ts'

const EMPTY = { currentPassword: '', newPassword: '', passwordAgain: '' }

type PasswordFormProps = Readonly<{ customer: PasswordForm_customer$key }>

/** Changes the password; the fields are empty again when it was changed. */
export function PasswordForm({ customer }: PasswordFormProps) {
  const { email } = useFragment(
    graphql`
      fragment PasswordForm_customer on Customer {
        email
      }
    `,
    customer,
  )
  const intl = useIntl()
  const { notify } = useNotifications()
  const send = useSecretMutation<PasswordFormMutation>(graphql`
    mutation PasswordFormMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        userErrors {
          code
          message
          field
        }
      }
    }
  `)
  const form = useAccountForm({
    initial: EMPTY,
    startsAnew: true,
    send: async ({ currentPassword, newPassword }) => {
      const outcome = await send({ input: { currentPassword, newPassword } })
      if (outcome.kind === 'unreachable') return { message: intl.formatMessage({ id: 'customers.resetOffline' }) }
      if (outcome.kind === 'refused') return outcome
      notify({ kind: 'success', message: intl.formatMessage({ id: 'customers.passwordChanged' }) })
      return null
    },
  })
  return (
    <AccountFormFrame form={form} submit={intl.formatMessage({ id: 'customers.savePassword' })}>
      {/* Tells password managers whose it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        field={form.fieldOf('currentPassword')}
        label={intl.formatMessage({ id: 'customers.currentPassword' })}
        autoComplete="current-password"
      />
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
