import { FormattedMessage } from 'react-intl'
import { Checkbox } from '../../design/forms/Checkbox.tsx'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { TERMS_PAGE } from './termsPage.ts'

type TermsConsentProps = Readonly<{
  isAccepted: boolean
  onChange: (isAccepted: boolean) => void
  error: string | undefined
}>

/**
 * Checkbox for the terms of sale, given for each order and each total, never preset. The terms open in a new tab so
 * that typed data stays.
 */
export function TermsConsent({ isAccepted, onChange, error }: TermsConsentProps) {
  return (
    <Checkbox
      required
      checked={isAccepted}
      error={error}
      onChange={(event) => onChange(event.target.checked)}
      label={
        <FormattedMessage
          id="checkout.terms"
          values={{
            terms: (
              <StoreLink key="terms" to={TERMS_PAGE} target="_blank" rel="noopener">
                <FormattedMessage id="checkout.termsLink" />
              </StoreLink>
            ),
          }}
        />
      }
    />
  )
}
