import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { Button } from '../design/Button.tsx'
import { Checkbox } from '../design/Checkbox.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { useKeptValue } from '../device/useKeptValue.ts'
import type { WaitingTask } from '../offline/QueueContext.ts'
import { useOnlineStatus } from '../offline/useOnlineStatus.ts'
import { useQueueState } from '../offline/useQueueState.ts'
import { useStartedQueue } from '../offline/useStartedQueue.ts'
import { SENDS_ORDERS_UNASKED } from '../orders/sendsOrdersUnasked.ts'
import { useStorePath } from '../routing/useStorePath.ts'
import { WishText } from './WishText.tsx'
import { OrderTotalNow } from './OrderTotalNow.tsx'
import { wishOf } from './wishOf.ts'
import styles from './OrderQuestion.module.css'

/**
 * "Order waiting!": an order that was placed without a network is sent when the shopper says so. Not asked while there is
 * none, nor on the page that shows the order waiting: whoever looks at it wants it sent. Asked again when something else
 * begins to wait behind it.
 */
export function OrderQuestion() {
  const isOnline = useOnlineStatus()
  const tasks = useQueueState()
  const { pathname } = useLocation()
  const storePath = useStorePath()
  const order = tasks.find(({ awaitsConsent }) => awaitsConsent)
  const [putOff, setPutOff] = useState<number | null>(null)
  const isPage = pathname === storePath('/checkout') || pathname === storePath('/waiting')
  if (!order || !isOnline || isPage || (putOff !== null && tasks.length <= putOff)) return null
  return <Question key={order.id} order={order} onPutOff={() => setPutOff(tasks.length)} />
}

type QuestionProps = Readonly<{ order: WaitingTask; onPutOff: () => void }>

function Question({ order, onPutOff }: QuestionProps) {
  const intl = useIntl()
  const queue = useStartedQueue()
  const [sendsUnasked, update] = useKeptValue(SENDS_ORDERS_UNASKED)
  return (
    <Dialog
      isOpen
      onClose={onPutOff}
      title={intl.formatMessage({ id: 'waiting.orderTitle' })}
      footer={
        <div className={styles.choice}>
          <Button isFullWidth onClick={() => queue?.approve(order.id)}>
            <FormattedMessage id="waiting.orderSend" />
          </Button>
          <Button variant="secondary" isFullWidth onClick={onPutOff}>
            <FormattedMessage id="waiting.orderKeep" />
          </Button>
          <Button variant="quiet" isFullWidth onClick={() => void queue?.giveUp(order.id)}>
            <FormattedMessage id="waiting.orderCancel" />
          </Button>
        </div>
      }
    >
      <div className={styles.text}>
        <p>
          <FormattedMessage id="waiting.orderQuestion" />
        </p>
        <p className={styles.order}>
          <WishText wish={wishOf(order)} />
        </p>
        <OrderTotalNow order={order} />
        <Checkbox
          label={intl.formatMessage({ id: 'waiting.sendUnasked' })}
          checked={sendsUnasked}
          onChange={({ target }) => update(() => target.checked)}
        />
      </div>
    </Dialog>
  )
}
