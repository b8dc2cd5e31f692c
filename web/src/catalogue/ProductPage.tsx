import { graphql, useFragment } from 'react-relay/hooks'
import type { ProductPage_product$key } from '../__generated__/ProductPage_product.graphql'
import type { ProductPage_store$key } from '../__generated__/ProductPage_store.graphql'
import { useMeasureView } from '../measure/useMeasureView.ts'
import { useRememberSeen } from '../recent/useRememberSeen.ts'
import { useLiveOffer } from '../stock/useLiveOffer.ts'
import { BundleProductView } from './BundleProductView.tsx'
import { ConfigurableProductView } from './ConfigurableProductView.tsx'
import { DownloadableProductView } from './DownloadableProductView.tsx'
import { GroupedProductView } from './GroupedProductView.tsx'
import { SimpleProductView } from './SimpleProductView.tsx'

type Props = Readonly<{ product: ProductPage_product$key; store: ProductPage_store$key }>

/** A product's own page, by how it is bought. */
export function ProductPage({ product, store: storeKey }: Props) {
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
  if (data.configurable)
    return <ConfigurableProductView basics={data} product={data.configurable} store={store} onChosen={askAnew} />
  if (data.grouped) return <GroupedProductView basics={data} product={data.grouped} />
  if (data.bundle) return <BundleProductView basics={data} product={data.bundle} />
  if (data.downloadable) return <DownloadableProductView basics={data} product={data.downloadable} />
  return <SimpleProductView basics={data} product={data.simple ?? null} />
}
