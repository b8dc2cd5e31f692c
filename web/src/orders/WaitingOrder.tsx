import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { Icon } from '../design/Icon.tsx'
import { buttonStyle } from '../design/buttonStyle.ts'
import { useMoney } from '../i18n/useMoney.ts'
import { type WaitingTask, storageOf } from '../offline/waitingTask.ts'
import { useOnlineStatus } from '../offline/useOnlineStatus.ts'
import { useStartedQueue } from '../offline/useStartedQueue.ts'
import { usePageRouter } from '../routing/PageRouterContext.ts'
import { StoreLink } from '../routing/StoreLink.tsx'
import { isAgreedTo } from './agreedTotal.ts'
import { NextPaymentText } from './payment/NextPaymentText.tsx'
import { placeOrderOptimismSchema } from './placeOrderOptimism.ts'
import styles from './WaitingOrder.module.css'

type WaitingOrderProps = Readonly<{
  /** Undefined once the response has arrived and the order's page is loading. */
  order: WaitingTask | undefined
}>

/** Wait reasons of an order: its response, the shopper's confirmation, or the network. */
const STAGES = {
  sending: { icon: 'truck', title: 'orders.sendingTitle', text: 'orders.sendingText' },
  asking: { icon: 'info', title: 'orders.waitingTitle', text: 'orders.openText' },
  offline: { icon: 'offline', title: 'orders.waitingTitle', text: 'orders.waitingText' },
} as const

/** Links to continue from here. */
const WAYS_ON = {
  asking: { to: '/waiting', label: 'orders.answerOpen' },
  offline: { to: '/', label: 'orders.keepShopping' },
} as const

/** Page of an order that is being sent or waits for the network: it is stored on the device and sent once. */
export function WaitingOrder({ order }: WaitingOrderProps) {
  const isOnline = useOnlineStatus()
  const money = useMoney()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const queue = useStartedQueue()
  const isOpen = order?.awaitsConsent === true && !isAgreedTo(order)
  const asked = order?.awaitsConsent && !isOpen ? order.id : null
  const { pathname } = useLocation()
  const router = usePageRouter()
  useEffect(() => {
    // A shopper who sees this page has just agreed to the order. The router may be ahead of the rendered page: a page
    // that is being left approves nothing.
    const isLeft = router !== null && router.state.location.pathname !== pathname
    if (isOnline && asked !== null && !isLeft) queue?.approve(asked)
  }, [isOnline, asked, queue, router, pathname])
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
        <FormattedMessage
          id={stage === 'offline' && order?.awaitsConsent ? 'orders.waitingAsks' : text}
          values={storageOf(order ?? {})}
        />
      </p>
      {agreed.success ? (
        <p>
          <FormattedMessage
            id="orders.waitingTotal"
            values={{ units: agreed.output.units, total: agreed.output.total ? money(agreed.output.total) : 'none' }}
          />
        </p>
      ) : null}
      <NextPaymentText order={order?.optimism} />
      {wayOn ? (
        <StoreLink to={wayOn.to} className={buttonStyle('secondary')}>
          <FormattedMessage id={wayOn.label} />
        </StoreLink>
      ) : null}
    </section>
  )
}
