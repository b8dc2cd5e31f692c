import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { EmptyState } from '../design/EmptyState.tsx'
import { buttonStyle } from '../design/buttonStyle.ts'
import { useQueueState } from '../offline/useQueueState.ts'
import { StoreLink } from '../routing/StoreLink.tsx'
import { QuoteCard } from './QuoteCard.tsx'
import { DELETE_QUOTE, SAVE_QUOTE } from './quoteChanges.ts'
import styles from './QuotesPage.module.css'
import type { QuotesPage_viewer$key } from '../__generated__/QuotesPage_viewer.graphql'

type QuotesPageProps = Readonly<{ viewer: QuotesPage_viewer$key }>

/** What was saved, the newest first, what waits to be saved before it. What waits to be deleted is not shown any more. */
export function QuotesPage({ viewer }: QuotesPageProps) {
  const { quotes, cart } = useFragment(
    graphql`
      fragment QuotesPage_viewer on Viewer {
        quotes {
          id
          ...QuoteCard_quote
        }
        cart {
          totalQuantity
        }
      }
    `,
    viewer,
  )
  const intl = useIntl()
  const tasks = useQueueState()
  const waiting = tasks.filter(({ name }) => name === SAVE_QUOTE)
  // Deleted here, and not yet known to be gone when the quotes were last read.
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set())
  const waitsToGo = tasks.flatMap(({ name, variables }) => (name === DELETE_QUOTE ? [idOf(variables)] : []))
  const gone = new Set([...deleted, ...waitsToGo])
  const shown = (quotes ?? []).filter(({ id }) => !gone.has(id))
  if (shown.length + waiting.length === 0) {
    return (
      <EmptyState
        icon="cart"
        headingLevel={1}
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
  return (
    <div className={styles.page}>
      <h1>
        <FormattedMessage id="quotes.pageTitle" />
      </h1>
      <ul className={styles.quotes}>
        {waiting.map(({ id, optimism }) => (
          <li key={id} className={styles.waiting}>
            <h2>{String(optimism['name'])}</h2>
            <p>
              <FormattedMessage id="quotes.waiting" />
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
    </div>
  )
}

function idOf({ input }: Readonly<Record<string, unknown>>): string {
  return typeof input === 'object' && input !== null && 'id' in input ? String(input.id) : ''
}
