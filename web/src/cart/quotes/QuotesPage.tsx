import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type PreloadedQuery, graphql, useFragment, usePaginationFragment } from 'react-relay/hooks'
import { Button } from '../../design/Button.tsx'
import { EmptyState } from '../../design/EmptyState.tsx'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { useNotifications } from '../../design/overlays/NotificationsContext.ts'
import { useQueueState } from '../../offline/useQueueState.ts'
import { storageOf } from '../../offline/waitingTask.ts'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { QuoteCard } from './QuoteCard.tsx'
import { QUOTES_PAGE_SIZE } from '../limits.ts'
import { DELETE_QUOTE, SAVE_QUOTE } from './quoteChanges.ts'
import { useFreshQuotes } from './useFreshQuotes.ts'
import styles from './QuotesPage.module.css'
import type { QuotesPageMoreQuery } from '../../__generated__/QuotesPageMoreQuery.graphql'
import type { QuotesPage_shopper$key } from '../../__generated__/QuotesPage_shopper.graphql'
import type { QuotesPage_viewer$key } from '../../__generated__/QuotesPage_viewer.graphql'
import type { QuotesRouteQuery } from '../../__generated__/QuotesRouteQuery.graphql'

type QuotesPageProps = Readonly<{
  viewer: QuotesPage_viewer$key
  shopper: QuotesPage_shopper$key
  /** Source of the page's query; null if the page was rendered from the cache. */
  source: PreloadedQuery<QuotesRouteQuery>['source']
}>

/**
 * Paginated list of quotes, newest first, with those waiting to be saved before them. Quotes waiting to be deleted are
 * hidden.
 */
export function QuotesPage({ viewer, shopper, source }: QuotesPageProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<QuotesPageMoreQuery, QuotesPage_viewer$key>(
    graphql`
      fragment QuotesPage_viewer on Viewer
      @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" })
      @refetchable(queryName: "QuotesPageMoreQuery") {
        quotes(first: $first, after: $after) @connection(key: "QuotesPage_quotes") {
          edges {
            node {
              id
              ...QuoteCard_quote
            }
          }
          totalCount
        }
      }
    `,
    viewer,
  )
  // A fragment apart from the quotes, so that loading more quotes does not fetch the cart.
  const { cart } = useFragment(
    graphql`
      fragment QuotesPage_shopper on Viewer {
        cart {
          totalQuantity
        }
      }
    `,
    shopper,
  )
  const intl = useIntl()
  const { notify } = useNotifications()
  const quotes = data.quotes?.edges.map(({ node }) => node) ?? []
  useFreshQuotes(source, quotes.length)
  const tasks = useQueueState()
  const waiting = tasks.filter(({ name }) => name === SAVE_QUOTE)
  // Quotes deleted on this page that may still be in the last fetched list.
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set())
  const waitsToGo = tasks.flatMap(({ name, variables }) => (name === DELETE_QUOTE ? [idOf(variables)] : []))
  const gone = new Set([...deleted, ...waitsToGo])
  const shown = quotes.filter(({ id }) => !gone.has(id))
  const total = (data.quotes?.totalCount ?? 0) - (quotes.length - shown.length)
  if (total + waiting.length === 0) return <NothingSaved />
  const onComplete = (error: Error | null) => {
    if (error) notify({ kind: 'danger', message: intl.formatMessage({ id: 'quotes.moreFailed' }) })
  }
  return (
    <div className={styles.page}>
      <ul className={styles.quotes}>
        {waiting.map((task) => (
          <li key={task.id} className={styles.waiting}>
            <h2>{String(task.optimism['name'])}</h2>
            <p>
              <FormattedMessage id="quotes.waiting" values={storageOf(task)} />
            </p>
          </li>
        ))}
        {shown.map((quote) => (
          <QuoteCard
            key={quote.id}
            quote={quote}
            unitsInCart={cart?.totalQuantity ?? 0}
            onDelete={(isGone) => setDeleted(isGone ? new Set([...deleted, quote.id]) : new Set())}
          />
        ))}
      </ul>
      {hasNext || total > QUOTES_PAGE_SIZE ? (
        <div className={styles.more}>
          <output>
            <FormattedMessage id="quotes.shown" values={{ shown: shown.length, total }} />
          </output>
          {hasNext ? (
            <Button
              variant="secondary"
              isBusy={isLoadingNext}
              onClick={() => loadNext(QUOTES_PAGE_SIZE, { onComplete })}
            >
              <FormattedMessage id="quotes.more" />
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

function NothingSaved() {
  const intl = useIntl()
  return (
    <EmptyState
      icon="cart"
      title={intl.formatMessage({ id: 'quotes.emptyTitle' })}
      action={
        <StoreLink to="/checkout/cart" className={buttonStyle('primary')}>
          <FormattedMessage id="quotes.emptyAction" />
        </StoreLink>
      }
    >
      <p>
        <FormattedMessage id="quotes.emptyText" />
      </p>
    </EmptyState>
  )
}

function idOf({ input }: Readonly<Record<string, unknown>>): string {
  return typeof input === 'object' && input !== null && 'id' in input ? String(input.id) : ''
}
