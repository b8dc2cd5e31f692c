import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { EntryPage } from '../signIn/EntryPage.tsx'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'

/** Route `/customer/account/forgot-password`: requests a password link. */
export function ForgotPasswordRoute() {
  const intl = useIntl()
  const { search, state }: { search: string; state: unknown } = useLocation()
  return (
    <EntryPage
      title={intl.formatMessage({ id: 'customers.forgotTitle' })}
      intro={<FormattedMessage id="customers.forgotText" />}
      ways={
        <StoreLink to={`/login${search}`} state={state}>
          <FormattedMessage id="customers.backToLogin" />
        </StoreLink>
      }
    >
      <ForgotPasswordForm />
    </EntryPage>
  )
}
