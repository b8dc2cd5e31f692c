import { FormattedMessage } from 'react-intl'
import { buttonStyle } from '../design/buttonStyle.ts'
import { Icon } from '../design/Icon.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import styles from './OrderSuccessPage.module.css'

/** Thanks for an order that the platform has accepted and not numbered yet: its number comes by mail. */
export function QueuedThanks() {
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <span className={styles.mark}>
          <Icon name="check" size={32} />
        </span>
        <h1>
          <FormattedMessage id="orders.thanks" />
        </h1>
        <p>
          <FormattedMessage id="orders.queuedThanks" />
        </p>
        <StoreLink to="/" className={buttonStyle('secondary')}>
          <FormattedMessage id="orders.keepShopping" />
        </StoreLink>
      </header>
    </article>
  )
}
