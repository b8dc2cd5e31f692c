import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { CreatePasswordForm } from './CreatePasswordForm.tsx'
import { EntryPage } from '../signIn/EntryPage.tsx'
import { useLinkSecrets } from './useLinkSecrets.ts'

/** Route `/create-password?email=…&resetToken=…`: target of the password e-mail's link. */
export function CreatePasswordRoute() {
  const intl = useIntl()
  const secretOf = useLinkSecrets('email', 'resetToken')
  const link = { email: secretOf('email'), resetToken: secretOf('resetToken') }
  const [isDone, setDone] = useState(false)
  const isWhole = link.email !== '' && link.resetToken !== ''
  return (
    <EntryPage
      title={intl.formatMessage({ id: 'customers.createPasswordTitle' })}
      intro={isWhole ? <FormattedMessage id="customers.createPasswordText" values={{ email: link.email }} /> : null}
      ways={
        isDone ? null : (
          <StoreLink to="/customer/account/forgot-password">
            <FormattedMessage id="customers.askForLink" />
          </StoreLink>
        )
      }
    >
      {isWhole ? (
        <CreatePasswordForm {...link} onDone={() => setDone(true)} />
      ) : (
        <FormattedMessage id="customers.linkIncomplete" tagName="p" />
      )}
    </EntryPage>
  )
}
