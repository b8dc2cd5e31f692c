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
        ...useProductBasics_product
        ... on ConfigurableProduct {
          ...ConfigurableProductView_product @alias(as: "configurable")
        }
        ... on GroupedProduct {
          ...GroupedProductView_product @alias(as: "grouped")
        }
        ... on BundleProduct {
          ...BundleProductView_product @alias(as: "bundle")
        }
        ... on SimpleProduct {
          ...SimpleProductView_product @alias(as: "simple")
        }
      }
    `,
    product,
  )
  if (data.configurable) return <ConfigurableProductView basics={data} product={data.configurable} />
  if (data.grouped) return <GroupedProductView basics={data} product={data.grouped} />
  if (data.bundle) return <BundleProductView basics={data} product={data.bundle} />
  return <SimpleProductView basics={data} product={data.simple ?? null} />
}
