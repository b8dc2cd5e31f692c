import { useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { RecommendedRowQuery } from '../../__generated__/RecommendedRowQuery.graphql'
import { useArrivals } from '../../delivery/arrivals/useArrivals.tsx'
import { ProductCard } from '../cards/ProductCard.tsx'
import { ProductRow } from '../cards/ProductRow.tsx'

/**
 * Renders the products that the recommendation service names for a product; nothing when there are none or the service
 * fails.
 */
export function RecommendedRow({ id }: Readonly<{ id: string }>) {
  const { node } = useLazyLoadQuery<RecommendedRowQuery>(
    graphql`
      query RecommendedRowQuery($id: ID!) {
        node(id: $id) {
          ... on Product @alias(as: "product") {
            recommendations(first: 4) {
              id
              ...ProductCard_product
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-or-network' },
  )
  const intl = useIntl()
  const products = node?.product?.recommendations ?? []
  const { noteOf, reader } = useArrivals(products.map((product) => product.id))
  if (products.length === 0) return null
  return (
    <>
      <ProductRow title={intl.formatMessage({ id: 'lateRows.recommended' })}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} note={noteOf(product.id)} />
        ))}
      </ProductRow>
      {reader}
    </>
  )
}
