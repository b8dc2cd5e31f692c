import { useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { useRecentProductsQuery } from '../__generated__/useRecentProductsQuery.graphql'

/** React hook that fetches viewed products; leaves out those no longer sold. A new `attempt` refetches. */
export function useRecentProducts(ids: readonly string[], attempt = 0) {
  // Reads the ids once: a change in another tab must not rearrange the list while the shopper looks at it.
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
