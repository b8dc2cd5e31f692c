import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { cleanEmail } from '@hogar/schema/validation/cleanEmail.ts'
import type { CreateAccountFormMutation } from '../../__generated__/CreateAccountFormMutation.graphql'
import { AccountFormFrame } from './AccountFormFrame.tsx'
import { deviceName } from '../profile/deviceName.ts'
import { NewAccountFields } from './NewAccountFields.tsx'
import { useAccountForm } from './useAccountForm.ts'
import { useOpenAccount } from '../signIn/useOpenAccount.ts'
import { userAgent } from '../../device/userAgent.ts'

/** Form that creates an account and signs the customer in. */
export function CreateAccountForm() {
  const intl = useIntl()
  const open = useOpenAccount<CreateAccountFormMutation>(graphql`
    mutation CreateAccountFormMutation($input: CreateAccountInput!) {
      createAccount(input: $input) {
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
    initial: { firstName: '', lastName: '', email: '', newPassword: '', passwordAgain: '' },
    send: ({ firstName, lastName, email, newPassword }) =>
      open({
        input: {
          firstName,
          lastName,
          email: cleanEmail(email),
          password: newPassword,
          device: deviceName(userAgent()),
        },
      }),
  })
  return (
    <AccountFormFrame form={form} submit={intl.formatMessage({ id: 'customers.signUp' })}>
      <NewAccountFields fieldOf={form.fieldOf} />
    </AccountFormFrame>
  )
}
