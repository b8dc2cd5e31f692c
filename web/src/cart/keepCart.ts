import { fetchQuery, graphql } from 'react-relay/hooks'
import { type IEnvironment, createOperationDescriptor, getRequest } from 'relay-runtime'
import { principalOf } from '../relay/requirePrincipal.ts'
import { untilReadable } from './untilReadable.ts'
import { isOnline } from '../device/isOnline.ts'
import type { keepCartQuery } from '../__generated__/keepCartQuery.graphql'

export const keptCartQuery = graphql`
  query keepCartQuery {
    viewer {
      # eslint-disable-next-line relay/unused-fields
      cart {
        ...wholeCheckout_cart
      }
    }
    store {
      ...CheckoutButton_store
    }
  }
`

/** Holds the whole cart in the store until `signal` aborts, with what its pages need to open off line. */
export function retainCart(environment: IEnvironment, signal: AbortSignal): void {
  const retained = environment.retain(createOperationDescriptor(getRequest(keptCartQuery), {}))
  signal.addEventListener('abort', () => retained.dispose())
}

/**
 * Reads what the store does not know of the cart. It does not give up: without a network it waits for one, and a reading
 * that fails is made again. Once `signal` aborts, an answer that still comes is not taken in.
 */
export async function readCart(environment: IEnvironment, signal: AbortSignal): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    if (isOnline() && (await isRead(environment, signal))) return
    failures += 1
    await untilReadable(failures)
  }
}

function isRead(environment: IEnvironment, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const reading = fetchQuery<keepCartQuery>(
      environment,
      keptCartQuery,
      {},
      // A cart that cannot be read now is not an empty one.
      { fetchPolicy: 'store-or-network', networkCacheConfig: principalOf({ principal: 'viewer.cart' }) },
    ).subscribe({ complete: () => resolve(true), error: () => resolve(false) })
    signal.addEventListener('abort', () => {
      reading.unsubscribe()
      resolve(false)
    })
  })
}
