import { useEffect } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { useOnlineStatus } from '../offline/useOnlineStatus.ts'
import type { useCheckoutAddressQuery } from '../__generated__/useCheckoutAddressQuery.graphql'

const query = graphql`
  query useCheckoutAddressQuery {
    store {
      ...CheckoutButton_store
    }
  }
`

/**
 * React hook that fetches whether the store has an external checkout, for a panel on a page whose query did not. The
 * response goes into Relay's store. If it fails, the checkout page redirects.
 */
export function useCheckoutAddress(isUnknown: boolean): void {
  const environment = useRelayEnvironment()
  const isOnline = useOnlineStatus()
  useEffect(() => {
    if (!isUnknown || !isOnline) return
    const policy = { fetchPolicy: 'store-or-network' } as const
    const reading = fetchQuery<useCheckoutAddressQuery>(environment, query, {}, policy).subscribe({
      error: () => undefined,
    })
    return () => reading.unsubscribe()
  }, [environment, isOnline, isUnknown])
}
