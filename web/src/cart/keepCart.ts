import { fetchQuery, graphql } from 'react-relay/hooks'
import { type IEnvironment, createOperationDescriptor, getRequest } from 'relay-runtime'
import { onLineAdded } from './cartPanelChannel.ts'
import type { keepCartQuery } from '../__generated__/keepCartQuery.graphql'

const query = graphql`
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

type Terms = Readonly<{ mayFetch: boolean; signal: AbortSignal }>

/**
 * Holds the whole cart in the store until `signal` aborts, with what its pages need to open off line. What is missing is
 * read once the page is idle, and after each change that brought the first of it. A change that the shopper makes
 * meanwhile stops the reading: its answer is newer.
 */
export function keepCart(environment: IEnvironment, { mayFetch, signal }: Terms): void {
  const retained = environment.retain(createOperationDescriptor(getRequest(query), {}))
  let stopReading = () => {}
  const read = () => {
    stopReading()
    if (signal.aborted || !window.navigator.onLine) return
    const reading = fetchQuery<keepCartQuery>(environment, query, {}, { fetchPolicy: 'store-or-network' }).subscribe({})
    stopReading = () => reading.unsubscribe()
  }
  const stopListening = onLineAdded(({ outcome }) => {
    stopReading()
    void outcome.then(({ kind }) => (kind === 'done' ? read() : undefined))
  })
  signal.addEventListener('abort', () => {
    stopListening()
    stopReading()
    retained.dispose()
  })
  if (mayFetch) read()
}
