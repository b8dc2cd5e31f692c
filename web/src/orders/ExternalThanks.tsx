import { useEffect, useEffectEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import { buttonStyle } from '../design/buttonStyle.ts'
import { Icon } from '../design/Icon.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import { useEndExternalCheckoutMutation } from './useEndExternalCheckoutMutation.ts'
import styles from './OrderSuccessPage.module.css'

/** Back from the checkout on another host: the cart that was bought there goes, and the shopper is thanked. */
export function ExternalThanks() {
  const endExternalCheckout = useEndExternalCheckoutMutation()
  const end = useEffectEvent(() => void endExternalCheckout())
  useEffect(() => end(), [])
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
          <FormattedMessage id="orders.externalThanks" />
        </p>
        <StoreLink to="/" className={buttonStyle('secondary')}>
          <FormattedMessage id="orders.keepShopping" />
        </StoreLink>
      </header>
    </article>
  )
}
