import { fetchQuery } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import { principalOf } from '../relay/requirePrincipal.ts'
import type { keepCartQuery } from '../__generated__/keepCartQuery.graphql'
import { untilReadable } from './untilReadable.ts'

/**
 * A verb that reads the whole cart anew when what is shown may not be what the shop holds. It does not give up: without a
 * network it waits for one, and a reading that fails is made again. Readings that are asked for meanwhile become one.
 */
export function createCartReader(environment: IEnvironment): () => void {
  let isReading = false
  let isWanted = false
  const read = async () => {
    const { keptCartQuery } = await import('./keepCart.ts')
    // A cart that cannot be read now is not an empty one.
    const networkCacheConfig = { ...principalOf({ principal: 'viewer.cart' }), force: true }
    const options = { fetchPolicy: 'network-only', networkCacheConfig } as const
    await fetchQuery<keepCartQuery>(environment, keptCartQuery, {}, options).toPromise()
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
