import { useEffect, useRef } from 'react'
import { type PreloadedQuery, fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { useOnlineStatus } from '../../offline/useOnlineStatus.ts'
import { useQueueState } from '../../offline/useQueueState.ts'
import type { QuotesRouteQuery } from '../../__generated__/QuotesRouteQuery.graphql'
import type { useFreshQuotesQuery } from '../../__generated__/useFreshQuotesQuery.graphql'
import { QUOTES_PAGE_SIZE } from '../limits.ts'
import { QUOTE_CHANGES } from './quoteChanges.ts'

const query = graphql`
  query useFreshQuotesQuery($first: Int!) {
    viewer {
      ...QuotesPage_viewer @arguments(first: $first)
      ...QuotesPage_shopper
    }
  }
`

/**
 * React hook that refetches the quotes when they may be stale: the page was rendered from the cache, or a task of
 * theirs has ended. Fetches as many as are shown, so that the list does not shrink.
 */
export function useFreshQuotes(source: PreloadedQuery<QuotesRouteQuery>['source'], shown: number): void {
  const environment = useRelayEnvironment()
  const isOnline = useOnlineStatus()
  const waiting = useQueueState().filter(({ name }) => QUOTE_CHANGES.has(name)).length
  // A query that has just gone to the network with the page is fresh.
  const isFresh = useRef(source !== undefined && source !== null)
  useEffect(() => {
    if (waiting > 0) isFresh.current = false
    if (!isOnline || waiting > 0 || isFresh.current) return
    const variables = { first: Math.max(QUOTES_PAGE_SIZE, shown) }
    const options = { fetchPolicy: 'network-only' } as const
    const reading = fetchQuery<useFreshQuotesQuery>(environment, query, variables, options).subscribe({
      complete: () => {
        isFresh.current = true
      },
      // On failure the shown quotes stay.
      error: () => undefined,
    })
    return () => reading.unsubscribe()
  }, [environment, isOnline, waiting, shown])
}
