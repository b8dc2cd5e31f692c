import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { NAME_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import { cleanEmail } from '@hogar/schema/validation/cleanEmail.ts'
import type { ProfileForm_customer$key } from '../__generated__/ProfileForm_customer.graphql'
import { TextField } from '../design/TextField.tsx'
import { AccountFormFrame } from './AccountFormFrame.tsx'
import { EmailField } from './EmailField.tsx'
import { NameFields } from './NameFields.tsx'
import { useAccountForm } from './useAccountForm.ts'
import { useTellKept } from './useTellKept.ts'
import { useUpdateCustomerMutation } from './useUpdateCustomerMutation.ts'

/** Names and the address that mails go to. */
export function ProfileForm({ customer }: Readonly<{ customer: ProfileForm_customer$key }>) {
  const { email, firstName, lastName, mothersName } = useFragment(
    graphql`
      fragment ProfileForm_customer on Customer {
        email
        firstName
        lastName
        mothersName
      }
    `,
    customer,
  )
  const intl = useIntl()
  const updateCustomer = useUpdateCustomerMutation()
  const tellKept = useTellKept()
  const form = useAccountForm({
    initial: { firstName, lastName, mothersName: mothersName ?? '', email },
    send: async (draft) => tellKept(await updateCustomer({ ...draft, email: cleanEmail(draft.email) })),
  })
  return (
    <AccountFormFrame form={form} submit={intl.formatMessage({ id: 'customers.save' })}>
      <NameFields fieldOf={form.fieldOf} />
      <TextField
        {...form.fieldOf('mothersName')}
        autoComplete="additional-name"
        maxLength={NAME_MAX_CHARACTERS}
        label={intl.formatMessage({ id: 'customers.mothersName' })}
      />
      <EmailField field={form.fieldOf('email')} />
    </AccountFormFrame>
  )
}
