import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { Checkbox } from '../../design/forms/Checkbox.tsx'
import { StoreLink } from '../../routing/StoreLink.tsx'

type AccountOfferProps = Readonly<{
  isWanted: boolean
  /** True if the code of the account form failed to load. */
  hasFailed: boolean
  onWant: (isWanted: boolean) => void
}>

/** Offers a guest to sign in and come back to the checkout, or to create an account here. Both are optional. */
export function AccountOffer({ isWanted, hasFailed, onWant }: AccountOfferProps) {
  const intl = useIntl()
  const from = useLocation()
  return (
    <>
      <p>
        <FormattedMessage
          id="checkout.haveAccount"
          values={{
            login: (
              <StoreLink key="login" to="/login" state={{ from }}>
                <FormattedMessage id="checkout.login" />
              </StoreLink>
            ),
          }}
        />
      </p>
      <Checkbox
        checked={isWanted}
        onChange={(event) => onWant(event.target.checked)}
        error={hasFailed ? intl.formatMessage({ id: 'checkout.accountNeedsNetwork' }) : undefined}
        label={<FormattedMessage id="checkout.makeAccount" />}
      />
    </>
  )
}
