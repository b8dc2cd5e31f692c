import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { EXTERNAL_CHECKOUT_PATH } from '../checkout/externalCheckoutPath.ts'
import { Button } from '../design/Button.tsx'
import { buttonStyle } from '../design/buttonStyle.ts'
import { useOnlineStatus } from '../offline/useOnlineStatus.ts'
import { useQueueState } from '../offline/useQueueState.ts'
import { StoreLink } from '../routing/StoreLink.tsx'
import { useStorePath } from '../routing/useStorePath.ts'
import { CART_SCOPE } from './cartScope.ts'
import styles from './CheckoutButton.module.css'
import type { CheckoutButton_store$key } from '../__generated__/CheckoutButton_store.graphql'

type CheckoutButtonProps = Readonly<{ store: CheckoutButton_store$key }>

/** The way to pay: the shop's own checkout, or the one on another host that the store names. */
export function CheckoutButton({ store }: CheckoutButtonProps) {
  const { externalCheckoutUrl } = useFragment(
    graphql`
      fragment CheckoutButton_store on Store {
        externalCheckoutUrl
      }
    `,
    store,
  )
  if (externalCheckoutUrl) return <ExternalCheckoutButton />
  return (
    <StoreLink to="/checkout" className={buttonStyle('primary', true)}>
      <FormattedMessage id="cartPage.pay" />
    </StoreLink>
  )
}

/** Leaves for the other host only when it would find there what the shopper sees here: nothing may wait any more. */
function ExternalCheckoutButton() {
  const address = useStorePath()(EXTERNAL_CHECKOUT_PATH)
  const [isLeaving, setIsLeaving] = useState(false)
  const isSaved = useQueueState().every((task) => task.scope !== CART_SCOPE)
  const isOnline = useOnlineStatus()

  useEffect(() => {
    if (isLeaving && isSaved) window.location.assign(address)
  }, [address, isLeaving, isSaved])

  useEffect(() => {
    // Coming back by the back button restores this page as it was left: with the button still busy.
    const reset = () => setIsLeaving(false)
    window.addEventListener('pageshow', reset)
    return () => window.removeEventListener('pageshow', reset)
  }, [])

  return (
    <div className={styles.external}>
      <Button isFullWidth isBusy={isLeaving && isOnline} onClick={() => setIsLeaving(true)} disabled={!isOnline}>
        <FormattedMessage id="cartPage.pay" />
      </Button>
      <output className={styles.status}>
        {!isOnline ? (
          <FormattedMessage id="cartPage.payNeedsNetwork" />
        ) : isLeaving && !isSaved ? (
          <FormattedMessage id="cartPage.savingBeforePaying" />
        ) : null}
      </output>
    </div>
  )
}
