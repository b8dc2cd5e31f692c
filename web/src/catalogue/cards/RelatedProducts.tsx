import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { RelatedProducts_product$key } from '../../__generated__/RelatedProducts_product.graphql'
import { ProductCard } from './ProductCard.tsx'
import { ProductRow } from './ProductRow.tsx'

/** Renders related products; nothing when there are none or they could not be read. */
export function RelatedProducts({ product }: Readonly<{ product: RelatedProducts_product$key }>) {
  const { related } = useFragment(
    graphql`
      fragment RelatedProducts_product on Product {
        related(first: 4) {
          id
          ...ProductCard_product
        }
      }
    `,
    product,
  )
  const intl = useIntl()
  if (!related || related.length === 0) return null
  return (
    <ProductRow title={intl.formatMessage({ id: 'catalogue.related' })}>
      {related.map((other) => (
        <ProductCard key={other.id} product={other} />
      ))}
    </ProductRow>
  )
}
