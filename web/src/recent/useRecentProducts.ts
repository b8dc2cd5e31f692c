import { useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { useRecentProductsQuery } from '../__generated__/useRecentProductsQuery.graphql'

/** Products that were looked at; what is no longer sold is left out. `attempt` asks anew when it changes. */
export function useRecentProducts(ids: readonly string[], attempt = 0) {
  // Asked for once: a list that changes in another tab must not be drawn anew under a shopper's eyes.
  const [asked] = useState(ids)
  const { nodes } = useLazyLoadQuery<useRecentProductsQuery>(
    graphql`
      query useRecentProductsQuery($ids: [ID!]!) {
        nodes(ids: $ids) {
          ... on Product @alias(as: "product") {
            id
            ...ProductCard_product
          }
        }
      }
    `,
    { ids: asked },
    { fetchPolicy: 'store-or-network', fetchKey: attempt },
  )
  return nodes.flatMap((node) => (node?.product ? [{ id: node.product.id, card: node.product }] : []))
}
