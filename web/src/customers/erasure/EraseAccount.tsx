import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { EraseAccount_customer$key } from '../../__generated__/EraseAccount_customer.graphql'
import type { EraseAccountMutation } from '../../__generated__/EraseAccountMutation.graphql'
import { Button } from '../../design/Button.tsx'
import { Dialog } from '../../design/overlays/Dialog.tsx'
import { useSecretMutation } from '../../relay/useSecretMutation.ts'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { useStorePath } from '../../routing/useStorePath.ts'
import { forgetEndedAccount } from '../accountKey.ts'
import { forgetDevice } from '../forgetDevice.ts'
import { PasswordField } from '../password/PasswordField.tsx'
import { AccountFormFrame } from '../registration/AccountFormFrame.tsx'
import { useAccountForm } from '../registration/useAccountForm.ts'
import { ERASED } from '../signIn/returnPath.ts'
import styles from './EraseAccount.module.css'

type EraseAccountProps = Readonly<{ customer: EraseAccount_customer$key }>

/** Button that erases the account, after a dialog that explains it and requires the password. */
export function EraseAccount({ customer }: EraseAccountProps) {
  const { email } = useFragment(
    graphql`
      fragment EraseAccount_customer on Customer {
        email
      }
    `,
    customer,
  )
  const intl = useIntl()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        <FormattedMessage id="customers.erase" />
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={intl.formatMessage({ id: 'customers.erase' })}
      >
        <ErasureForm email={email} />
      </Dialog>
    </>
  )
}

function ErasureForm({ email }: Readonly<{ email: string }>) {
  const intl = useIntl()
  const { code } = useStoreDefinition()
  const storePath = useStorePath()
  const send = useSecretMutation<EraseAccountMutation>(graphql`
    mutation EraseAccountMutation($input: EraseAccountInput!) {
      eraseAccount(input: $input) {
        userErrors {
          code
          message
          field
        }
      }
    }
  `)
  const form = useAccountForm({
    initial: { currentPassword: '' },
    send: async ({ currentPassword }) => {
      const outcome = await send({ input: { currentPassword } })
      if (outcome.kind === 'unreachable') return { message: intl.formatMessage({ id: 'customers.offline' }) }
      if (outcome.kind === 'refused') return outcome
      await forgetDevice(code)
      forgetEndedAccount(code)
      // A new page: no customer data stays in memory.
      window.location.assign(storePath(`/login?${ERASED}`))
      return null
    },
  })
  return (
    <div className={styles.body}>
      <FormattedMessage id="customers.eraseText" tagName="p" />
      <AccountFormFrame form={form} submit={intl.formatMessage({ id: 'customers.erase' })}>
        {/* Associates the requested password with its account in password managers. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          field={form.fieldOf('currentPassword')}
          label={intl.formatMessage({ id: 'customers.yourPassword' })}
          autoComplete="current-password"
        />
      </AccountFormFrame>
      <p>
        <FormattedMessage id="customers.emailNoPassword" />{' '}
        <StoreLink to="/customer/account/forgot-password" className={styles.way}>
          <FormattedMessage id="customers.emailToPassword" />
        </StoreLink>
      </p>
    </div>
  )
}
