import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ProductPage_product$data, ProductPage_product$key } from '../../__generated__/ProductPage_product.graphql'
import type { ProductPage_store$data, ProductPage_store$key } from '../../__generated__/ProductPage_store.graphql'
import { useMeasureView } from '../../measure/useMeasureView.ts'
import { useRememberSeen } from '../../recent/useRememberSeen.ts'
import { useLiveOffer } from '../../stock/useLiveOffer.ts'

export type ProductPageProps = Readonly<{ product: ProductPage_product$key; store: ProductPage_store$key }>

type Drawn = Readonly<{
  data: ProductPage_product$data
  store: ProductPage_store$data
  /** Reads price and stock again when another option was chosen. */
  askAnew: () => void
}>

/**
 * Renders the parts that the pages of all kinds of product share. `draw` renders the one of a kind: each has a file,
 * of which a visit loads one.
 */
export function ProductPage({
  product,
  store: storeKey,
  draw,
}: ProductPageProps & Readonly<{ draw: (drawn: Drawn) => ReactNode }>) {
  const data = useFragment(
    graphql`
      fragment ProductPage_product on Product {
        id
        ...useLiveOffer_product
        ...useMeasureView_product
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
        ... on DownloadableProduct {
          ...DownloadableProductView_product @alias(as: "downloadable")
        }
        ... on SimpleProduct {
          ...SimpleProductView_product @alias(as: "simple")
        }
      }
    `,
    product,
  )
  const store = useFragment(
    graphql`
      fragment ProductPage_store on Store {
        ...useVariantChoice_store
      }
    `,
    storeKey,
  )
  useRememberSeen(data.id)
  const askAnew = useLiveOffer(data)
  useMeasureView(data)
  return draw({ data, store, askAnew })
}
