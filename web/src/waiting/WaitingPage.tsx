import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../design/Button.tsx'
import { buttonStyle } from '../design/buttonStyle.ts'
import { Checkbox } from '../design/forms/Checkbox.tsx'
import { EmptyState } from '../design/EmptyState.tsx'
import { useStoredValue } from '../device/useStoredValue.ts'
import { useOnlineStatus } from '../offline/useOnlineStatus.ts'
import { storageOf } from '../offline/waitingTask.ts'
import { useStartedQueue } from '../offline/useStartedQueue.ts'
import { SENDS_ORDERS_UNASKED } from '../orders/sendsOrdersUnasked.ts'
import { StoreLink } from '../routing/StoreLink.tsx'
import { NewsList } from './news/NewsList.tsx'
import { PastOrders } from './PastOrders.tsx'
import { WaitingCard } from './WaitingCard.tsx'
import { NEWS, asSeen } from './news/newsItem.ts'
import { useQueueReport } from './useQueueReport.ts'
import { type Reason, whyWaiting } from './whyWaiting.ts'
import styles from './WaitingPage.module.css'

/** Reasons to wait that a retry does not end. */
const CANNOT_TRY: ReadonlySet<Reason['kind']> = new Set(['consent', 'behind', 'signedOut'])

/** Renders all waiting tasks of this device, with reasons and actions; below them the outcomes of earlier ones. */
export function WaitingPage() {
  const intl = useIntl()
  const queue = useStartedQueue()
  const isOnline = useOnlineStatus()
  const { report, at, look } = useQueueReport()
  const [news, updateNews] = useStoredValue(NEWS)
  const [sendsUnasked, update] = useStoredValue(SENDS_ORDERS_UNASKED)
  const hasUnseen = news.some(({ isSeen }) => !isSeen)
  useEffect(() => {
    if (hasUnseen) updateNews((kept) => asSeen(kept))
  }, [hasUnseen, updateNews])
  const tasks = report?.tasks ?? []
  // An order that needs consent has its own button, and the tasks behind it follow it.
  const canTry = report !== null && tasks.some((task) => !CANNOT_TRY.has(whyWaiting(task, report).kind))
  const orders = (report?.results ?? []).filter(({ name }) => name === 'placeOrder')
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>
          <FormattedMessage id="waiting.pageTitle" />
        </h1>
        <p className={styles.intro}>
          <FormattedMessage
            id="waiting.intro"
            values={storageOf({ isInMemory: tasks.some((task) => task.isInMemory) })}
          />
        </p>
      </header>
      <output className={styles.count}>
        {report && tasks.length > 0 ? (
          <FormattedMessage
            tagName="span"
            id={isOnline ? 'waiting.countOnline' : 'waiting.countOffline'}
            values={{ count: tasks.length }}
          />
        ) : null}
      </output>
      {report && tasks.length === 0 ? (
        <EmptyState
          icon="check"
          title={intl.formatMessage({ id: 'waiting.emptyTitle' })}
          action={
            <StoreLink to="/" className={buttonStyle('primary')}>
              <FormattedMessage id="waiting.emptyAction" />
            </StoreLink>
          }
        >
          <p>
            <FormattedMessage id="waiting.emptyText" />
          </p>
        </EmptyState>
      ) : null}
      {report && tasks.length > 0 ? (
        <>
          <ul className={styles.tasks}>
            {tasks.map((task) => (
              <WaitingCard key={task.id} task={task} report={report} at={at} onChange={look} />
            ))}
          </ul>
          {canTry ? (
            <Button variant="secondary" disabled={!isOnline} onClick={() => queue?.retry()}>
              <FormattedMessage id="waiting.tryNow" />
            </Button>
          ) : null}
        </>
      ) : null}
      <Checkbox
        label={intl.formatMessage({ id: 'waiting.sendUnasked' })}
        checked={sendsUnasked}
        onChange={({ target }) => update(() => target.checked)}
      />
      <PastOrders orders={orders} />
      {news.length > 0 ? (
        <section className={styles.past}>
          <h2>
            <FormattedMessage id="waiting.pastTitle" />
          </h2>
          <NewsList news={news} />
        </section>
      ) : null}
    </div>
  )
}
