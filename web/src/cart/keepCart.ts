import { fetchQuery, graphql } from 'react-relay/hooks'
import { type IEnvironment, createOperationDescriptor, getRequest } from 'relay-runtime'
import { onLineAdded } from './cartPanelChannel.ts'
import type { keepCartQuery } from '../__generated__/keepCartQuery.graphql'

const query = graphql`
  query keepCartQuery {
    viewer {
      # eslint-disable-next-line relay/unused-fields
      cart {
        ...wholeCart_cart
      }
    }
  }
`

type Terms = Readonly<{ mayFetch: boolean; signal: AbortSignal }>

/**
 * Holds the whole cart in the store until `signal` aborts, and reads it once when it is not there yet. A change that
 * the shopper makes meanwhile stops the reading: its answer is newer.
 */
export function keepCart(environment: IEnvironment, { mayFetch, signal }: Terms): void {
  const retained = environment.retain(createOperationDescriptor(getRequest(query), {}))
  signal.addEventListener('abort', () => retained.dispose())
  if (!mayFetch || !window.navigator.onLine) return
  const reading = fetchQuery<keepCartQuery>(environment, query, {}, { fetchPolicy: 'store-or-network' }).subscribe({})
  const stop = onLineAdded(() => reading.unsubscribe())
  signal.addEventListener('abort', () => {
    stop()
    reading.unsubscribe()
  })
}
