import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { cleanEmail } from '@hogar/schema/validation/cleanEmail.ts'
import type { EmailForm_customer$key } from '../../__generated__/EmailForm_customer.graphql'
import type { EmailFormMutation } from '../../__generated__/EmailFormMutation.graphql'
import { useNotifications } from '../../design/overlays/NotificationsContext.ts'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { AccountFormFrame } from '../registration/AccountFormFrame.tsx'
import { EmailField } from '../registration/EmailField.tsx'
import { PasswordField } from '../password/PasswordField.tsx'
import { useAccountForm } from '../registration/useAccountForm.ts'
import { useSecretMutation } from '../../relay/useSecretMutation.ts'
import styles from './EmailForm.module.css'

const EMPTY = { email: '', currentPassword: '' }

/**
 * Form that requests a change of e-mail address. Requires the password, because the user of an unlocked device may not
 * be its owner.
 */
export function EmailForm({ customer }: Readonly<{ customer: EmailForm_customer$key }>) {
  const { email } = useFragment(
    graphql`
      fragment EmailForm_customer on Customer {
        email
      }
    `,
    customer,
  )
  const intl = useIntl()
  const { notify } = useNotifications()
  const send = useSecretMutation<EmailFormMutation>(graphql`
    mutation EmailFormMutation($input: RequestEmailChangeInput!) {
      requestEmailChange(input: $input) {
        customer {
          ...EmailSection_customer
        }
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
    initial: EMPTY,
    startsAnew: true,
    send: async ({ email: next, currentPassword }) => {
      const outcome = await send({ input: { email: cleanEmail(next), currentPassword } })
      if (outcome.kind === 'unreachable') return { message: intl.formatMessage({ id: 'customers.offline' }) }
      if (outcome.kind === 'refused') return outcome
      outcome.data.requestEmailChange.notices.forEach(({ message }) => notify({ kind: 'success', message }))
      return null
    },
  })
  return (
    <>
      <AccountFormFrame form={form} submit={intl.formatMessage({ id: 'customers.changeEmail' })}>
        {/* Associates the requested password with its account in password managers. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <EmailField field={form.fieldOf('email')} isNext />
        <PasswordField
          field={form.fieldOf('currentPassword')}
          label={intl.formatMessage({ id: 'customers.yourPassword' })}
          autoComplete="current-password"
        />
      </AccountFormFrame>
      <p className={styles.ways}>
        <FormattedMessage id="customers.emailNoPassword" />{' '}
        <StoreLink to="/customer/account/forgot-password" className={styles.way}>
          <FormattedMessage id="customers.emailToPassword" />
        </StoreLink>
      </p>
    </>
  )
}
