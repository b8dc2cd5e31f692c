import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { Button } from '../design/Button.tsx'
import { Checkbox } from '../design/Checkbox.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { useKeptValue } from '../device/useKeptValue.ts'
import type { WaitingTask } from '../offline/QueueContext.ts'
import { useOnlineStatus } from '../offline/useOnlineStatus.ts'
import { useQueueState } from '../offline/useQueueState.ts'
import { useStartedQueue } from '../offline/useStartedQueue.ts'
import { isAgreedTo } from '../orders/agreedTotal.ts'
import { SENDS_ORDERS_UNASKED } from '../orders/sendsOrdersUnasked.ts'
import { useStorePath } from '../routing/useStorePath.ts'
import { OrderTotal } from './OrderTotal.tsx'
import { SendOrderButton } from './SendOrderButton.tsx'
import { WishText } from './WishText.tsx'
import { useOrderAnswer } from './useOrderAnswer.ts'
import { wishOf } from './wishOf.ts'
import styles from './OrderQuestion.module.css'

/** A question that the shopper has put off: which, and how much waited then. */
type PutOff = Readonly<{ question: string; waiting: number }>

/**
 * "Order waiting!": an order that was placed without a network is sent when the shopper says so, and at the total that they
 * see. Not asked while there is none; nor on the page of what waits, which has the same buttons; nor on the page that shows
 * the order waiting, unless it comes to something else by now: whoever looks at it wants it sent as it was. Asked again when
 * something else begins to wait behind it.
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
  const [sendsUnasked, update] = useKeptValue(SENDS_ORDERS_UNASKED)
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
          <WishText wish={wishOf(order)} />
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
