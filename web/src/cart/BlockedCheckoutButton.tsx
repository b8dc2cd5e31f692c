import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { buttonStyle } from '../design/buttonStyle.ts'
import styles from './BlockedCheckoutButton.module.css'

/** In the place of the way to pay, for a cart that cannot be ordered as it is: says why. Stays in reach of the keyboard, so that it is read. */
export function BlockedCheckoutButton() {
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
        <FormattedMessage id="cartKinds.payBlocked" />
      </p>
    </div>
  )
}
