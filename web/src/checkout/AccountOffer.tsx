import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { Checkbox } from '../design/Checkbox.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'

type AccountOfferProps = Readonly<{
  isWanted: boolean
  /** What asks for an account could not be loaded. */
  hasFailed: boolean
  onWant: (isWanted: boolean) => void
}>

/** What a guest may do before going on: sign in and come back here, or make an account on the way. Neither has to be. */
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
