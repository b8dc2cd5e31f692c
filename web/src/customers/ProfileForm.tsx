import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { NAME_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import type { ProfileForm_customer$key } from '../__generated__/ProfileForm_customer.graphql'
import { TextField } from '../design/TextField.tsx'
import { AccountFormFrame } from './AccountFormFrame.tsx'
import { NameFields } from './NameFields.tsx'
import { useAccountForm } from './useAccountForm.ts'
import { useTellKept } from './useTellKept.ts'
import { useUpdateCustomerMutation } from './useUpdateCustomerMutation.ts'

/** Names. The e-mail address takes the password, so that it has a form of its own. */
export function ProfileForm({ customer }: Readonly<{ customer: ProfileForm_customer$key }>) {
  const { firstName, lastName, mothersName } = useFragment(
    graphql`
      fragment ProfileForm_customer on Customer {
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
    initial: { firstName, lastName, mothersName: mothersName ?? '' },
    send: async (draft) => tellKept(await updateCustomer(draft)),
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
    </AccountFormFrame>
  )
}
