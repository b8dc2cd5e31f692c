import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { buttonStyle } from '../design/buttonStyle.ts'
import styles from './BlockedCheckoutButton.module.css'

type Reason = 'cartKinds.payBlocked' | 'cartKinds.payAlone' | 'cartKinds.paySoldOut' | 'buyer.payBlocked'

/**
 * Disabled checkout button of a cart that cannot be ordered as it is, with the reason. Stays focusable so that screen
 * readers reach the reason.
 */
export function BlockedCheckoutButton({ reason }: Readonly<{ reason: Reason }>) {
  const reasonId = useId()
  return (
    <div className={styles.blocked}>
      <button
        type="button"
        className={`${buttonStyle('secondary', true)} ${styles.button}`}
        aria-disabled="true"
        aria-describedby={reasonId}
      >
        <FormattedMessage id="cartPage.pay" />
      </button>
      <p className={styles.reason} id={reasonId}>
        <FormattedMessage id={reason} />
      </p>
    </div>
  )
}
