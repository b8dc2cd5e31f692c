import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { EstimatedDays } from './useFormatDeliveryDays.ts'
import type { useDeliveryEstimateQuery } from '../__generated__/useDeliveryEstimateQuery.graphql'

/** Delivery estimate for a postal code. `unknown`: the platform gives no date. */
export type EstimateState =
  | Readonly<{ kind: 'asking' | 'failed' | 'unknown' }>
  | (Readonly<{ kind: 'known' }> & EstimatedDays)

/**
 * React hook that fetches the delivery estimate of a product for a postal code; fetches nothing while it is null. A new
 * `attempt` retries after a failure.
 */
export function useDeliveryEstimate(id: string, postcode: string | null, attempt: number): EstimateState {
  const environment = useRelayEnvironment()
  const question = postcode === null ? null : `${id} ${postcode} ${attempt}`
  const [answer, setAnswer] = useState<Readonly<{ question: string; state: EstimateState }> | null>(null)

  useEffect(() => {
    if (postcode === null || question === null) return undefined
    const take = (state: EstimateState) => setAnswer({ question, state })
    const reading = fetchQuery<useDeliveryEstimateQuery>(
      environment,
      query,
      { id, postcode },
      { fetchPolicy: 'store-or-network' },
    ).subscribe({
      next: ({ node }) => {
        const estimate = node?.deliveryEstimate
        if (!estimate) return take({ kind: 'unknown' })
        const { earliest, latest, madeToOrderDays } = estimate
        return take({ kind: 'known', earliest, latest, madeToOrderDays })
      },
      error: () => take({ kind: 'failed' }),
    })
    return () => reading.unsubscribe()
  }, [environment, id, postcode, question])

  // The response for another postal code must not show for this one.
  return answer?.question === question ? answer.state : { kind: 'asking' }
}

const query = graphql`
  query useDeliveryEstimateQuery($id: ID!, $postcode: String!) {
    node(id: $id) {
      ... on Product {
        deliveryEstimate(postcode: $postcode) {
          earliest
          latest
          madeToOrderDays
        }
      }
      ... on ProductVariant {
        deliveryEstimate(postcode: $postcode) {
          earliest
          latest
          madeToOrderDays
        }
      }
    }
  }
`
