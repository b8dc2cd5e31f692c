import { type ReactNode, useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { EXTERNAL_CHECKOUT_PATH } from '../checkout/external/externalCheckoutPath.ts'
import { Button } from '../design/Button.tsx'
import { useOnlineStatus } from '../offline/useOnlineStatus.ts'
import { useQueueState } from '../offline/useQueueState.ts'
import { useStorePath } from '../routing/useStorePath.ts'
import { hasOpenForms, saveOpenForms } from './open/openForms.ts'
import { CART_SCOPE } from './cartScope.ts'
import styles from './CheckoutButton.module.css'

/**
 * Button that leaves for the checkout on another host. Waits until no cart task is pending, so that the cart there
 * equals the one shown here.
 */
export function ExternalCheckoutButton({ children }: Readonly<{ children: ReactNode }>) {
  const address = useStorePath()(EXTERNAL_CHECKOUT_PATH)
  const [isLeaving, setIsLeaving] = useState(false)
  const isSaved = useQueueState().every((task) => task.scope !== CART_SCOPE)
  const isOnline = useOnlineStatus()

  useEffect(() => {
    if (isLeaving && isSaved) window.location.assign(address)
  }, [address, isLeaving, isSaved])

  useEffect(() => {
    // The back/forward cache restores the page as it was left, with the button still busy.
    const reset = () => setIsLeaving(false)
    window.addEventListener('pageshow', reset)
    return () => window.removeEventListener('pageshow', reset)
  }, [])

  const leave = async () => {
    if (!hasOpenForms() || (await saveOpenForms())) setIsLeaving(true)
  }
  return (
    <div className={styles.external}>
      <Button isFullWidth isBusy={isLeaving && isOnline} onClick={() => void leave()} disabled={!isOnline}>
        {children}
      </Button>
      <output className={styles.status}>
        {!isOnline ? (
          <FormattedMessage tagName="span" id="cartPage.payNeedsNetwork" />
        ) : isLeaving && !isSaved ? (
          <FormattedMessage tagName="span" id="cartPage.savingBeforePaying" />
        ) : null}
      </output>
    </div>
  )
}
