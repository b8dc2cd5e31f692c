import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../design/Button.tsx'
import { buttonStyle } from '../design/buttonStyle.ts'
import { Checkbox } from '../design/Checkbox.tsx'
import { EmptyState } from '../design/EmptyState.tsx'
import { useKeptValue } from '../device/useKeptValue.ts'
import { useOnlineStatus } from '../offline/useOnlineStatus.ts'
import { useStartedQueue } from '../offline/useStartedQueue.ts'
import { PLACE_ORDER } from '../orders/placeOrderName.ts'
import { SENDS_ORDERS_UNASKED } from '../orders/sendsOrdersUnasked.ts'
import { StoreLink } from '../routing/StoreLink.tsx'
import { NewsList } from './NewsList.tsx'
import { PastOrders } from './PastOrders.tsx'
import { WaitingCard } from './WaitingCard.tsx'
import { NEWS } from './newsItem.ts'
import { useQueueReport } from './useQueueReport.ts'
import styles from './WaitingPage.module.css'

/** Everything that waits on this device, why, and what to do about it; below it what became of what waited before. */
export function WaitingPage() {
  const intl = useIntl()
  const queue = useStartedQueue()
  const isOnline = useOnlineStatus()
  const { report, at, look } = useQueueReport()
  const [news] = useKeptValue(NEWS)
  const [sendsUnasked, update] = useKeptValue(SENDS_ORDERS_UNASKED)
  const tasks = report?.tasks ?? []
  const orders = (report?.results ?? []).filter(({ name }) => name === PLACE_ORDER)
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>
          <FormattedMessage id="waiting.pageTitle" />
        </h1>
        <p className={styles.intro}>
          <FormattedMessage id="waiting.intro" />
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
          <Button variant="secondary" disabled={!isOnline} onClick={() => queue?.retry()}>
            <FormattedMessage id="waiting.tryNow" />
          </Button>
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
