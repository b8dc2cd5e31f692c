import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { RecentRowQuery } from '../__generated__/RecentRowQuery.graphql'
import { ProductCard } from '../catalogue/ProductCard.tsx'
import { ProductRow } from '../catalogue/ProductRow.tsx'
import { Button } from '../design/Button.tsx'

type Props = Readonly<{ ids: readonly string[]; onClear: () => void }>

/** Products that were looked at; what is no longer sold is left out. */
export function RecentRow({ ids, onClear }: Props) {
  // Asked for once: a list that changes in another tab must not be drawn anew under a shopper's eyes.
  const [asked] = useState(ids)
  const { nodes } = useLazyLoadQuery<RecentRowQuery>(
    graphql`
      query RecentRowQuery($ids: [ID!]!) {
        nodes(ids: $ids) {
          ... on Product @alias(as: "product") {
            id
            ...ProductCard_product
          }
        }
      }
    `,
    { ids: asked },
    { fetchPolicy: 'store-or-network' },
  )
  const intl = useIntl()
  const products = nodes.flatMap((node) => (node?.product ? [node.product] : []))
  if (products.length === 0) return null
  return (
    <ProductRow
      title={intl.formatMessage({ id: 'recent.title' })}
      aside={
        <Button variant="quiet" onClick={onClear}>
          {intl.formatMessage({ id: 'recent.clear' })}
        </Button>
      }
    >
      {products.map((product) => (
        <ProductCard key={product.id} product={product} />
      ))}
    </ProductRow>
  )
}
