import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { cleanEmail } from '@hogar/schema/validation/cleanEmail.ts'
import type { AccountContactFormMutation } from '../../__generated__/AccountContactFormMutation.graphql'
import { AccountFormFrame } from '../../customers/registration/AccountFormFrame.tsx'
import { NewAccountFields } from '../../customers/registration/NewAccountFields.tsx'
import { deviceName } from '../../customers/profile/deviceName.ts'
import { useAccountForm } from '../../customers/registration/useAccountForm.ts'
import { useOpenAccount } from '../../customers/signIn/useOpenAccount.ts'
import { useNotifications } from '../../design/overlays/NotificationsContext.ts'
import type { Answers } from '../stepFrame.ts'
import { userAgent } from '../../device/userAgent.ts'

export type AccountContactFormProps = Readonly<{ answers: Answers; onDone: () => void }>

/**
 * Form that creates an account during the checkout and signs the customer in, so that the order belongs to the account.
 * Name and e-mail address are stored with the other checkout details; the password is sent at once and never stored.
 */
export function AccountContactForm({ answers: { details, change }, onDone }: AccountContactFormProps) {
  const intl = useIntl()
  const { notify } = useNotifications()
  const open = useOpenAccount<AccountContactFormMutation>(graphql`
    mutation AccountContactFormMutation($input: CreateAccountInput!) {
      createAccount(input: $input) {
        customer {
          id
          firstName
        }
        cart {
          ...wholeCheckout_cart
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
  const { firstName, lastName } = details.address
  const form = useAccountForm({
    initial: { firstName, lastName, email: details.email, newPassword: '', passwordAgain: '' },
    onWrite: (name, text) => {
      if (name === 'email') change({ email: text })
      if (name === 'firstName' || name === 'lastName') change({ address: { ...details.address, [name]: text } })
    },
    send: async (draft) => {
      const email = cleanEmail(draft.email)
      const device = deviceName(userAgent())
      const refusal = await open({
        input: { firstName: draft.firstName, lastName: draft.lastName, email, password: draft.newPassword, device },
      })
      if (refusal) return refusal
      change({ email, isContactConfirmed: true })
      notify({ kind: 'success', message: intl.formatMessage({ id: 'checkout.accountMade' }) })
      onDone()
      return null
    },
  })
  return (
    <AccountFormFrame form={form} submit={intl.formatMessage({ id: 'checkout.makeAccountAndContinue' })}>
      <NewAccountFields fieldOf={form.fieldOf} />
    </AccountFormFrame>
  )
}
