import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { StoreLink } from '../routing/StoreLink.tsx'
import { EntryPage } from './EntryPage.tsx'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'

/** `/customer/account/forgot-password`. */
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
