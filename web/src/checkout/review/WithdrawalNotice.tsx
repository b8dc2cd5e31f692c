import { FormattedMessage } from 'react-intl'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'
import styles from './WithdrawalNotice.module.css'

/** Paths of the editors' pages on the right of withdrawal, by country with such a law. */
const WITHDRAWAL_PAGES: ReadonlyMap<string, string> = new Map([
  ['DE', '/i/widerruf'],
  ['IT', '/i/diritto-di-recesso'],
])

/**
 * Links to the notice of the right of withdrawal before an order is placed. Opens in a new tab so that typed data
 * stays.
 */
export function WithdrawalNotice() {
  const { countryCode } = useStoreDefinition()
  const page = WITHDRAWAL_PAGES.get(countryCode)
  if (page === undefined) return null
  const withdrawal = (
    <StoreLink key="withdrawal" to={page} target="_blank" rel="noopener">
      <FormattedMessage id="checkout.withdrawalLink" />
    </StoreLink>
  )
  return (
    <p className={styles.notice}>
      <FormattedMessage id="checkout.withdrawal" values={{ withdrawal }} />
    </p>
  )
}
