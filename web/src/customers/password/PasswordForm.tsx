import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PasswordForm_customer$key } from '../../__generated__/PasswordForm_customer.graphql'
import type { PasswordFormMutation } from '../../__generated__/PasswordFormMutation.graphql'
import { useNotifications } from '../../design/overlays/NotificationsContext.ts'
import { NewPasswordFrame } from './NewPasswordFrame.tsx'
import { PasswordField } from './PasswordField.tsx'
import { useAccountForm } from '../registration/useAccountForm.ts'
import { useSecretMutation } from '../../relay/useSecretMutation.ts'

const EMPTY = { currentPassword: '', newPassword: '', passwordAgain: '' }

type PasswordFormProps = Readonly<{ customer: PasswordForm_customer$key }>

/** Form that changes the password; clears its fields on success. */
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
        # The change signs the other devices out.
        customer {
          ...DeviceList_customer
        }
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
    <NewPasswordFrame form={form} email={email}>
      <PasswordField
        field={form.fieldOf('currentPassword')}
        label={intl.formatMessage({ id: 'customers.currentPassword' })}
        autoComplete="current-password"
      />
    </NewPasswordFrame>
  )
}
