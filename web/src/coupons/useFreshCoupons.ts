import { useEffect, useRef } from 'react'
import { type PreloadedQuery, fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { CouponsRouteQuery } from '../__generated__/CouponsRouteQuery.graphql'
import type { useFreshCouponsQuery } from '../__generated__/useFreshCouponsQuery.graphql'
import { useOnlineStatus } from '../offline/useOnlineStatus.ts'
import { COUPONS_SHOWN_MAX } from './limits.ts'

const query = graphql`
  query useFreshCouponsQuery($first: Int!) {
    viewer {
      ...CouponList_viewer @arguments(first: $first)
    }
  }
`

/**
 * React hook that refetches the coupons if the page was rendered from the cache: since then the newsletter may have
 * added one, or an order may have used one.
 */
export function useFreshCoupons({ source }: Pick<PreloadedQuery<CouponsRouteQuery>, 'source'>): void {
  const environment = useRelayEnvironment()
  const isOnline = useOnlineStatus()
  // A query that has just gone to the network with the page is fresh.
  const isFresh = useRef(source !== undefined && source !== null)
  useEffect(() => {
    if (!isOnline || isFresh.current) return
    const variables = { first: COUPONS_SHOWN_MAX }
    const policy = { fetchPolicy: 'network-only' } as const
    const reading = fetchQuery<useFreshCouponsQuery>(environment, query, variables, policy).subscribe({
      complete: () => {
        isFresh.current = true
      },
      // On failure the shown coupons stay.
      error: () => undefined,
    })
    return () => reading.unsubscribe()
  }, [environment, isOnline])
}
