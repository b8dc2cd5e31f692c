import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { CART_SCOPE } from '../../cart/cartScope.ts'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { useOnlineStatus } from '../../offline/useOnlineStatus.ts'
import { useQueueState } from '../../offline/useQueueState.ts'
import { useStorePath } from '../../routing/useStorePath.ts'
import { EXTERNAL_CHECKOUT_PATH } from './externalCheckoutPath.ts'
import styles from '../CheckoutPage.module.css'

/**
 * Redirects to the checkout on another host once no cart task is pending. Replaces this page in the history, so that
 * the back button there leads to the cart and not back into the redirect.
 */
export function ExternalCheckout() {
  const address = useStorePath()(EXTERNAL_CHECKOUT_PATH)
  const isSaved = useQueueState().every((task) => task.scope !== CART_SCOPE)
  const isOnline = useOnlineStatus()
  const isReady = isSaved && isOnline
  useEffect(() => {
    if (isReady) window.location.replace(address)
  }, [address, isReady])
  return (
    <section className={styles.notice} aria-live="polite">
      <h1>
        <FormattedMessage id="checkout.externalTitle" />
      </h1>
      <p>
        <FormattedMessage id={isReady ? 'checkout.externalText' : 'checkout.externalWaiting'} />
      </p>
      {isReady ? (
        <a href={address} className={buttonStyle('primary')}>
          <FormattedMessage id="checkout.externalLink" />
        </a>
      ) : null}
    </section>
  )
}
