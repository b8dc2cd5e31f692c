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
 * Reads the coupons anew where the page was drawn from what the browser knew: since then the newsletter may have brought
 * one, or an order used one up.
 */
export function useFreshCoupons({ source }: Pick<PreloadedQuery<CouponsRouteQuery>, 'source'>): void {
  const environment = useRelayEnvironment()
  const isOnline = useOnlineStatus()
  // What has just been asked for with the page is as fresh as can be.
  const isFresh = useRef(source !== undefined && source !== null)
  useEffect(() => {
    if (!isOnline || isFresh.current) return
    const variables = { first: COUPONS_SHOWN_MAX }
    const policy = { fetchPolicy: 'network-only' } as const
    const reading = fetchQuery<useFreshCouponsQuery>(environment, query, variables, policy).subscribe({
      complete: () => {
        isFresh.current = true
      },
      // What cannot be read anew stays as it is shown.
      error: () => undefined,
    })
    return () => reading.unsubscribe()
  }, [environment, isOnline])
}
