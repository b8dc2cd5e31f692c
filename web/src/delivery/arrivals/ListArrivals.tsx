import { useEffect, useEffectEvent, useRef } from 'react'
import { useIntl } from 'react-intl'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { type Disposable, createOperationDescriptor, getRequest } from 'relay-runtime'
import type { ListArrivalsQuery } from '../../__generated__/ListArrivalsQuery.graphql'
import { useStoredValue } from '../../device/useStoredValue.ts'
import { POSTCODE } from '../postcode.ts'
import { ARRIVALS_BATCH } from './limits.ts'
import { formatArrival } from './formatArrival.ts'

/** Delivery days in words, by the global id of a product. */
export type Arrivals = ReadonlyMap<string, string>

export type ListArrivalsProps = Readonly<{ ids: readonly string[]; onKnown: (arrivals: Arrivals) => void }>

/**
 * Reads when the products of a list would arrive at the postal code stored on the device, or in the store's main area
 * without one. The server does not render them: its pages are cached for longer than a day's promise holds. Renders
 * nothing; on failure the list stays without days.
 */
export function ListArrivals({ ids, onKnown }: ListArrivalsProps) {
  const environment = useRelayEnvironment()
  const intl = useIntl()
  const [postcode] = useStoredValue(POSTCODE)
  const asked = useRef(new Set<string>())
  const retained = useRef<Disposable[]>([])
  const read = useEffectEvent((batch: readonly string[]) => {
    batch.forEach((id) => asked.current.add(id))
    const variables = { ids: batch, postcode }
    // Relay keeps what was released last: coming back to the list asks nothing.
    retained.current.push(environment.retain(createOperationDescriptor(getRequest(query), variables)))
    fetchQuery<ListArrivalsQuery>(environment, query, variables, { fetchPolicy: 'store-or-network' }).subscribe({
      next: ({ nodes }) =>
        onKnown(
          new Map(
            nodes.flatMap((node) => {
              if (!node?.product?.deliveryEstimate) return []
              const { earliest, latest, madeToOrderDays } = node.product.deliveryEstimate
              return [[node.product.id, formatArrival({ earliest, latest, madeToOrderDays }, intl)]]
            }),
          ),
        ),
      // They can be read again with the next page of the list.
      error: () => batch.forEach((id) => asked.current.delete(id)),
    })
  })
  useEffect(() => {
    const missing = ids.filter((id) => !asked.current.has(id))
    for (let from = 0; from < missing.length; from += ARRIVALS_BATCH) read(missing.slice(from, from + ARRIVALS_BATCH))
  }, [ids])
  useEffect(
    () => () => {
      retained.current.splice(0).forEach((operation) => operation.dispose())
    },
    [],
  )
  return null
}

const query = graphql`
  query ListArrivalsQuery($ids: [ID!]!, $postcode: String) {
    nodes(ids: $ids) {
      ... on Product @alias(as: "product") {
        id
        deliveryEstimate(postcode: $postcode) {
          earliest
          latest
          madeToOrderDays
        }
      }
    }
  }
`
