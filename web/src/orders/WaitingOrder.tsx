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
import { isAgreedTo } from './agreedTotal.ts'
import { placeOrderOptimismSchema } from './placeOrderOptimism.ts'
import styles from './WaitingOrder.module.css'

type WaitingOrderProps = Readonly<{
  /** Undefined when its answer is in, and its page is being loaded. */
  order: WaitingTask | undefined
}>

/** What an order waits for: nothing but its answer, the shopper's word, a network. */
const STAGES = {
  sending: { icon: 'truck', title: 'orders.sendingTitle', text: 'orders.sendingText' },
  asking: { icon: 'info', title: 'orders.waitingTitle', text: 'orders.openText' },
  offline: { icon: 'offline', title: 'orders.waitingTitle', text: 'orders.waitingText' },
} as const

/** Where a shopper goes from here. */
const WAYS_ON = {
  asking: { to: '/waiting', label: 'orders.answerOpen' },
  offline: { to: '/', label: 'orders.keepShopping' },
} as const

/** An order that is on its way, or waits for a network: kept on the device, sent once, and said so. */
export function WaitingOrder({ order }: WaitingOrderProps) {
  const isOnline = useOnlineStatus()
  const money = useMoney()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const queue = useStartedQueue()
  const isOpen = order?.awaitsConsent === true && !isAgreedTo(order)
  const asked = order?.awaitsConsent && !isOpen ? order.id : null
  useEffect(() => {
    // Whoever looks at it has just agreed to it: nothing is asked here while it comes to what they saw.
    if (isOnline && asked !== null) queue?.approve(asked)
  }, [isOnline, asked, queue])
  const agreed = v.safeParse(placeOrderOptimismSchema, order?.optimism)
  const stage = !isOnline ? 'offline' : isOpen ? 'asking' : 'sending'
  const { icon, title, text } = STAGES[stage]
  const wayOn = stage === 'sending' ? null : WAYS_ON[stage]
  return (
    <section className={styles.waiting} aria-live="polite">
      <span className={styles.mark}>
        <Icon name={icon} size={32} />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        <FormattedMessage id={title} />
      </h1>
      <p className={styles.text}>
        <FormattedMessage id={text} />
      </p>
      {agreed.success ? (
        <p>
          <FormattedMessage
            id="orders.waitingTotal"
            values={{ units: agreed.output.units, total: agreed.output.total ? money(agreed.output.total) : 'none' }}
          />
        </p>
      ) : null}
      {wayOn ? (
        <StoreLink to={wayOn.to} className={buttonStyle('secondary')}>
          <FormattedMessage id={wayOn.label} />
        </StoreLink>
      ) : null}
    </section>
  )
}
