import { FormattedMessage } from 'react-intl'
import { TERMS_PAGE } from '../../../../checkout/review/termsPage.ts'
import { StoreLink } from '../../../../routing/StoreLink.tsx'

/** Path of the editors' page with the privacy notice; every store uses the same one. */
const PRIVACY_PAGE = '/i/aviso-de-privacidad'

/** Text of a consent, with a link to what is agreed to in a new window. */
export function ConsentText({ consent }: Readonly<{ consent: 'history' | 'privacy' | 'terms' }>) {
  if (consent === 'history') return <FormattedMessage id="creditWizard.consentHistory" />
  const isTerms = consent === 'terms'
  return (
    <FormattedMessage
      id={isTerms ? 'creditWizard.consentTerms' : 'creditWizard.consentPrivacy'}
      values={{
        page: (
          <StoreLink key="page" to={isTerms ? TERMS_PAGE : PRIVACY_PAGE} isNewWindow>
            <FormattedMessage id={isTerms ? 'creditWizard.termsPage' : 'creditWizard.privacyPage'} />
          </StoreLink>
        ),
      }}
    />
  )
}
