import { FormattedMessage } from 'react-intl'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { SaveQuoteButton } from '../quotes/SaveQuoteButton.tsx'
import { ShareCartButton } from '../sharing/ShareCartButton.tsx'
import styles from './CartKeeping.module.css'

/** Buttons to share the cart, to save it as a quote, and a link to the saved quotes. */
export function CartKeeping() {
  return (
    <div className={styles.keeping}>
      <div data-needs="SHARED_CARTS">
        <ShareCartButton />
      </div>
      <div data-needs="QUOTES">
        <SaveQuoteButton />
      </div>
      <StoreLink to="/checkout/quotes" className={buttonStyle('quiet')} data-needs="QUOTES">
        <FormattedMessage id="quotes.list" />
      </StoreLink>
    </div>
  )
}
