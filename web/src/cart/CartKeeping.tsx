import { FormattedMessage } from 'react-intl'
import { buttonStyle } from '../design/buttonStyle.ts'
import { StoreLink } from '../routing/StoreLink.tsx'
import { SaveQuoteButton } from './SaveQuoteButton.tsx'
import { ShareCartButton } from './ShareCartButton.tsx'
import styles from './CartKeeping.module.css'

/** What can be done with a cart but paying it: sharing it, saving it under a name, finding what was saved. */
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
