import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { NAME_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import type { ProfileForm_customer$key } from '../../__generated__/ProfileForm_customer.graphql'
import { TextField } from '../../design/forms/TextField.tsx'
import { useQueuedMutation } from '../../offline/useQueuedMutation.ts'
import { AccountFormFrame } from '../registration/AccountFormFrame.tsx'
import { NameFields } from '../registration/NameFields.tsx'
import { useAccountForm } from '../registration/useAccountForm.ts'
import { useNotifySaved } from '../useNotifySaved.ts'

/**
 * Form for the customer's names. The e-mail address has a form of its own because changing it requires the password.
 */
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
  const updateCustomer = useQueuedMutation('updateCustomer')
  const notifySaved = useNotifySaved()
  const form = useAccountForm({
    initial: { firstName, lastName, mothersName: mothersName ?? '' },
    send: async (draft) => notifySaved(await updateCustomer({ input: draft })),
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
