import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { UpsellProducts_product$key } from '../../__generated__/UpsellProducts_product.graphql'
import { ProductCard } from './ProductCard.tsx'
import { ProductRow } from './ProductRow.tsx'

/** Renders the upsell products of a product; nothing when there are none or they could not be read. */
export function UpsellProducts({ product }: Readonly<{ product: UpsellProducts_product$key }>) {
  const { upsell } = useFragment(
    graphql`
      fragment UpsellProducts_product on Product {
        upsell(first: 4) {
          id
          ...ProductCard_product
        }
      }
    `,
    product,
  )
  const intl = useIntl()
  if (!upsell || upsell.length === 0) return null
  return (
    <ProductRow title={intl.formatMessage({ id: 'product.upsell' })}>
      {upsell.map((other) => (
        <ProductCard key={other.id} product={other} />
      ))}
    </ProductRow>
  )
}
