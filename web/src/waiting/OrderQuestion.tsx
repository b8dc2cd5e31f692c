import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { Button } from '../design/Button.tsx'
import { Checkbox } from '../design/forms/Checkbox.tsx'
import { Dialog } from '../design/overlays/Dialog.tsx'
import { useStoredValue } from '../device/useStoredValue.ts'
import type { WaitingTask } from '../offline/waitingTask.ts'
import { useOnlineStatus } from '../offline/useOnlineStatus.ts'
import { useQueueState } from '../offline/useQueueState.ts'
import { useStartedQueue } from '../offline/useStartedQueue.ts'
import { isAgreedTo } from '../orders/agreedTotal.ts'
import { SENDS_ORDERS_UNASKED } from '../orders/sendsOrdersUnasked.ts'
import { useStorePath } from '../routing/useStorePath.ts'
import { OrderTotal } from './OrderTotal.tsx'
import { SendOrderButton } from './SendOrderButton.tsx'
import { TaskText } from './TaskText.tsx'
import { useOrderAnswer } from './useOrderAnswer.ts'
import styles from './OrderQuestion.module.css'

/** Question that the shopper has postponed, and the number of tasks that waited then. */
type PutOff = Readonly<{ question: string; waiting: number }>

/**
 * Renders the dialog "Order waiting!": an order placed offline is sent when the shopper consents, and at the total
 * that they see. Not shown offline; nor on the page of waiting tasks, which has the same buttons; nor on the order's
 * own page, unless its total has changed: a shopper who opens that page wants it sent as it was. Shown again when
 * another task starts to wait behind it.
 */
export function OrderQuestion() {
  const isOnline = useOnlineStatus()
  const tasks = useQueueState()
  const { pathname } = useLocation()
  const storePath = useStorePath()
  const [putOff, setPutOff] = useState<PutOff | null>(null)
  const order = tasks.find(({ awaitsConsent }) => awaitsConsent)
  if (!order || !isOnline || pathname === storePath('/waiting')) return null
  if (pathname === storePath('/checkout') && isAgreedTo(order)) return null
  const question = `${order.id}-${order.timesAskedAgain}`
  if (putOff?.question === question && tasks.length <= putOff.waiting) return null
  return <Question key={question} order={order} onPutOff={() => setPutOff({ question, waiting: tasks.length })} />
}

type QuestionProps = Readonly<{ order: WaitingTask; onPutOff: () => void }>

function Question({ order, onPutOff }: QuestionProps) {
  const intl = useIntl()
  const queue = useStartedQueue()
  const navigate = useNavigate()
  const storePath = useStorePath()
  const [sendsUnasked, update] = useStoredValue(SENDS_ORDERS_UNASKED)
  const answer = useOrderAnswer(order)
  const openCart = async () => {
    await queue?.giveUp(order.id)
    await navigate(storePath('/checkout/cart'))
  }
  return (
    <Dialog
      isOpen
      onClose={onPutOff}
      title={intl.formatMessage({ id: 'waiting.orderTitle' })}
      footer={
        <div className={styles.choice}>
          <SendOrderButton isFullWidth answer={answer} />
          <Button variant="secondary" isFullWidth onClick={onPutOff}>
            <FormattedMessage id="waiting.orderKeep" />
          </Button>
          {answer.now ? (
            <Button variant="quiet" isFullWidth onClick={() => void openCart()}>
              <FormattedMessage id="waiting.orderToCart" />
            </Button>
          ) : (
            <Button variant="quiet" isFullWidth onClick={() => void queue?.giveUp(order.id)}>
              <FormattedMessage id="waiting.orderCancel" />
            </Button>
          )}
        </div>
      }
    >
      <div className={styles.text}>
        <p>
          <FormattedMessage id={order.timesAskedAgain > 0 ? 'waiting.orderQuestionAgain' : 'waiting.orderQuestion'} />
        </p>
        <p className={styles.order}>
          <TaskText task={order} />
        </p>
        <OrderTotal {...answer} />
        <Checkbox
          label={intl.formatMessage({ id: 'waiting.sendUnasked' })}
          checked={sendsUnasked}
          onChange={({ target }) => update(() => target.checked)}
        />
      </div>
    </Dialog>
  )
}
