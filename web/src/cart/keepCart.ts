import { fetchQuery, graphql } from 'react-relay/hooks'
import { type IEnvironment, createOperationDescriptor, getRequest } from 'relay-runtime'
import { principalOf } from '../relay/requirePrincipal.ts'
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

/** Reads what the store does not know of the cart. Once `signal` aborts, an answer that still comes is not taken in. */
export function readCart(environment: IEnvironment, signal: AbortSignal): void {
  if (!window.navigator.onLine) return
  const reading = fetchQuery<keepCartQuery>(
    environment,
    keptCartQuery,
    {},
    // A cart that cannot be read now is not an empty one.
    { fetchPolicy: 'store-or-network', networkCacheConfig: principalOf({ principal: 'viewer.cart' }) },
  ).subscribe({ error: () => undefined })
  signal.addEventListener('abort', () => reading.unsubscribe())
}
