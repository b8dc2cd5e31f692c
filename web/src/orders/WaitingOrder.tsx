import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import * as v from 'valibot'
import { Icon } from '../design/Icon.tsx'
import { buttonStyle } from '../design/buttonStyle.ts'
import { useMoney } from '../i18n/useMoney.ts'
import type { WaitingTask } from '../offline/QueueContext.ts'
import { useOnlineStatus } from '../offline/useOnlineStatus.ts'
import { useStartedQueue } from '../offline/useStartedQueue.ts'
import { StoreLink } from '../routing/StoreLink.tsx'
import { placeOrderOptimismSchema } from './placeOrderOptimism.ts'
import styles from './WaitingOrder.module.css'

type WaitingOrderProps = Readonly<{
  /** Undefined when its answer is in, and its page is being loaded. */
  order: WaitingTask | undefined
}>

/** An order that is on its way, or waits for a network: kept on the device, sent once, and said so. */
export function WaitingOrder({ order }: WaitingOrderProps) {
  const isOnline = useOnlineStatus()
  const money = useMoney()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const queue = useStartedQueue()
  const asked = order?.awaitsConsent ? order.id : null
  useEffect(() => {
    // Whoever looks at it has just agreed to it: nothing is asked here.
    if (isOnline && asked !== null) queue?.approve(asked)
  }, [isOnline, asked, queue])
  const agreed = v.safeParse(placeOrderOptimismSchema, order?.optimism)
  return (
    <section className={styles.waiting} aria-live="polite">
      <span className={styles.mark}>
        <Icon name={isOnline ? 'truck' : 'offline'} size={32} />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        <FormattedMessage id={isOnline ? 'orders.sendingTitle' : 'orders.waitingTitle'} />
      </h1>
      <p className={styles.text}>
        <FormattedMessage id={isOnline ? 'orders.sendingText' : 'orders.waitingText'} />
      </p>
      {agreed.success ? (
        <p>
          <FormattedMessage
            id="orders.waitingTotal"
            values={{ units: agreed.output.units, total: agreed.output.total ? money(agreed.output.total) : 'none' }}
          />
        </p>
      ) : null}
      {isOnline ? null : (
        <StoreLink to="/" className={buttonStyle('secondary')}>
          <FormattedMessage id="orders.keepShopping" />
        </StoreLink>
      )}
    </section>
  )
}
