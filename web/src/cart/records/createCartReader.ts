import { fetchQuery } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import { principalOf } from '../../relay/network/requirePrincipal.ts'
import type { keepCartQuery } from '../../__generated__/keepCartQuery.graphql'
import { untilReadable } from './untilReadable.ts'

/**
 * Creates a function that fetches the whole cart when the store may differ from the platform. Off line it waits for the
 * network; a failed fetch is retried without limit. Calls during a fetch are merged into one.
 */
export function createCartReader(environment: IEnvironment): () => void {
  let isReading = false
  let isWanted = false
  const read = async () => {
    const { cartQuery } = await import('./keepCart.ts')
    // A cart that fails to load is an error, not an empty cart.
    const networkCacheConfig = { ...principalOf({ principal: 'viewer.cart' }), force: true }
    const options = { fetchPolicy: 'network-only', networkCacheConfig } as const
    await fetchQuery<keepCartQuery>(environment, cartQuery, {}, options).toPromise()
  }
  const readUntilDone = async () => {
    isReading = true
    let failures = 0
    while (isWanted) {
      isWanted = false
      try {
        await read()
        failures = 0
      } catch {
        isWanted = true
        failures += 1
        await untilReadable(failures)
      }
    }
    isReading = false
  }
  return () => {
    isWanted = true
    if (!isReading) void readUntilDone()
  }
}
