import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { cleanEmail } from '@hogar/schema/validation/cleanEmail.ts'
import type { LoginFormMutation } from '../../__generated__/LoginFormMutation.graphql'
import { AccountFormFrame } from '../registration/AccountFormFrame.tsx'
import { deviceName } from '../profile/deviceName.ts'
import { EmailField } from '../registration/EmailField.tsx'
import { PasswordField } from '../password/PasswordField.tsx'
import { useAccountForm } from '../registration/useAccountForm.ts'
import { useOpenAccount } from './useOpenAccount.ts'
import { userAgent } from '../../device/userAgent.ts'

/** Form that signs a customer in. */
export function LoginForm() {
  const intl = useIntl()
  const open = useOpenAccount<LoginFormMutation>(graphql`
    mutation LoginFormMutation($input: LoginInput!) {
      login(input: $input) {
        customer {
          id
          firstName
        }
        cart {
          ...wholeCart_cart
        }
        userErrors {
          code
          message
          field
        }
        notices {
          code
          message
        }
      }
    }
  `)
  const form = useAccountForm({
    initial: { email: '', password: '' },
    send: ({ email, password }) =>
      open({ input: { email: cleanEmail(email), password, device: deviceName(userAgent()) } }),
  })
  return (
    <AccountFormFrame form={form} submit={intl.formatMessage({ id: 'customers.login' })}>
      <EmailField field={form.fieldOf('email')} />
      <PasswordField
        field={form.fieldOf('password')}
        label={intl.formatMessage({ id: 'customers.password' })}
        autoComplete="current-password"
      />
    </AccountFormFrame>
  )
}
