import { fetchQuery, graphql } from 'react-relay/hooks'
import { type IEnvironment, createOperationDescriptor, getRequest } from 'relay-runtime'
import { principalOf } from '../../relay/network/requirePrincipal.ts'
import { untilReadable } from './untilReadable.ts'
import { isOnline } from '../../device/isOnline.ts'
import type { keepCartQuery } from '../../__generated__/keepCartQuery.graphql'

export const cartQuery = graphql`
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

/** Retains the whole cart in the store until `signal` aborts, with the data its pages need off line. */
export function retainCart(environment: IEnvironment, signal: AbortSignal): void {
  const retained = environment.retain(createOperationDescriptor(getRequest(cartQuery), {}))
  signal.addEventListener('abort', () => retained.dispose())
}

/**
 * Fetches the cart data missing from the store. Off line it waits for the network; a failed fetch is retried without
 * limit. After `signal` aborts, a late response is ignored.
 */
export async function readCart(environment: IEnvironment, signal: AbortSignal): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    if (isOnline() && (await isRead(environment, signal))) return
    failures += 1
    await untilReadable(failures, signal)
  }
}

function isRead(environment: IEnvironment, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const reading = fetchQuery<keepCartQuery>(
      environment,
      cartQuery,
      {},
      // A cart that fails to load is an error, not an empty cart.
      { fetchPolicy: 'store-or-network', networkCacheConfig: principalOf({ principal: 'viewer.cart' }) },
    ).subscribe({ complete: () => resolve(true), error: () => resolve(false) })
    signal.addEventListener('abort', () => {
      reading.unsubscribe()
      resolve(false)
    })
  })
}
