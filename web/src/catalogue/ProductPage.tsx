import { graphql, useFragment } from 'react-relay/hooks'
import type { ProductPage_product$key } from '../__generated__/ProductPage_product.graphql'
import { BundleProductView } from './BundleProductView.tsx'
import { ConfigurableProductView } from './ConfigurableProductView.tsx'
import { GroupedProductView } from './GroupedProductView.tsx'
import { SimpleProductView } from './SimpleProductView.tsx'

/** A product's own page, by how it is bought. */
export function ProductPage({ product }: Readonly<{ product: ProductPage_product$key }>) {
  const data = useFragment(
    graphql`
      fragment ProductPage_product on Product {
        ... on ConfigurableProduct {
          ...ConfigurableProductView_product @alias(as: "configurable")
        }
        ... on GroupedProduct {
          ...GroupedProductView_product @alias(as: "grouped")
        }
        ... on BundleProduct {
          ...BundleProductView_product @alias(as: "bundle")
        }
        ...SimpleProductView_product @alias(as: "simple")
      }
    `,
    product,
  )
  if (data.configurable) return <ConfigurableProductView product={data.configurable} />
  if (data.grouped) return <GroupedProductView product={data.grouped} />
  if (data.bundle) return <BundleProductView product={data.bundle} />
  return <SimpleProductView product={data.simple} />
}
