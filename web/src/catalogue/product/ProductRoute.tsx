import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { Navigate, useParams } from 'react-router-dom'
import type { ProductRouteQuery } from '../../__generated__/ProductRouteQuery.graphql'
import { NotFoundPage } from '../../layout/NotFoundPage.tsx'
import { useRouteQuery } from '../../routing/useRouteQuery.ts'
import { useStorePath } from '../../routing/useStorePath.ts'
import { variantAddress } from '../../routing/variantAddress.ts'
import { productPageOf } from '../cataloguePages.ts'

/** Renders `/p/:sku/:slug/:childSku?`: a product by its SKU, where it has no address of its own. */
export function ProductRoute() {
  const { product, store } = usePreloadedQuery<ProductRouteQuery>(
    graphql`
      query ProductRouteQuery($sku: String!) @preloadable {
        store {
          ...ProductPage_store
        }
        product(by: { sku: $sku }) {
          __typename
          id
          sku
          urlPath
          ...ProductPage_product
        }
      }
    `,
    useRouteQuery<ProductRouteQuery>(),
  )
  const { sku } = useParams()
  const toPath = useStorePath()
  if (!product) return <NotFoundPage />
  const variantOf = variantAddress({ sku: product.sku, urlPath: product.urlPath }, sku)
  if (variantOf !== null) return <Navigate to={toPath(variantOf)} replace />
  const { Page } = productPageOf(product.__typename)
  return <Page key={product.id} product={product} store={store} />
}
