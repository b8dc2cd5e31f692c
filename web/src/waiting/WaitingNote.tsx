import { createPortal } from 'react-dom'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useStoredValue } from '../device/useStoredValue.ts'
import { hasWaitToTell } from '../offline/waitingTask.ts'
import { useQueueState } from '../offline/useQueueState.ts'
import { isOutcomeUnknown } from '../offline/machine/unknownOutcome.ts'
import { useOnlineStatus } from '../offline/useOnlineStatus.ts'
import { OFFLINE_BANNER_ID } from '../layout/OfflineBanner.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import { useStorePath } from '../routing/useStorePath.ts'
import { NEWS, type NewsItem, asSeen } from './news/newsItem.ts'
import styles from './WaitingNote.module.css'

/**
 * Renders a note at the head of the page: the number of waiting tasks, with a link; online only if one needs consent or
 * is held up, for the rest is sent in a moment. It warns of changes that are lost when the page is closed. Below it the
 * outcomes of orders that had waited, on every page and at the next visit, until the shopper has opened them.
 */
export function WaitingNote() {
  const isOnline = useOnlineStatus()
  const tasks = useQueueState()
  const [news, update] = useStoredValue(NEWS)
  const isThere = useLocation().pathname === useStorePath()('/waiting')
  const place = document.getElementById(OFFLINE_BANNER_ID)
  const isWaiting = hasWaitToTell(tasks, isOnline)
  const unstored = tasks.filter(({ isInMemory }) => isInMemory).length
  const orders = isThere ? [] : news.filter(({ isSeen }) => !isSeen)
  if (!place || (!isWaiting && orders.length === 0)) return null
  return createPortal(
    <>
      {isWaiting ? (
        <StoreLink to="/waiting" className={styles.note}>
          <FormattedMessage id="waiting.note" values={{ count: tasks.length }} />
        </StoreLink>
      ) : null}
      {isWaiting && unstored > 0 ? (
        <p className={styles.unstored}>
          <FormattedMessage id="waiting.noteUnstored" values={{ count: unstored }} />
        </p>
      ) : null}
      {orders.map((order) => (
        <OrderNote key={order.id} order={order} onSee={() => update((kept) => asSeen(kept, order.id))} />
      ))}
    </>,
    place,
  )
}

function OrderNote({ order, onSee }: Readonly<{ order: NewsItem; onSee: () => void }>) {
  const { orderNumber } = order
  const way = order.ways.find(({ kind }) => kind === 'link')
  const isPlaced = orderNumber !== null
  return (
    <StoreLink to={isPlaced && way?.kind === 'link' ? way.to : '/waiting'} className={styles.note} onClick={onSee}>
      {isPlaced ? (
        <FormattedMessage id="waiting.noteOrderSent" values={{ number: orderNumber }} />
      ) : (
        <FormattedMessage
          id={isOutcomeUnknown(order.reasons) ? 'waiting.noteOrderUnknown' : 'waiting.noteOrderRefused'}
        />
      )}
    </StoreLink>
  )
}
