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
 * Finds out where one pays, for a panel on a page that did not ask: the answer comes into Relay's store. Where it does not,
 * the checkout's own page leads on.
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
