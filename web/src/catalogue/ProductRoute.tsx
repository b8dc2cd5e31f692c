import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { ProductRouteQuery } from '../__generated__/ProductRouteQuery.graphql'
import { NotFoundPage } from '../layout/NotFoundPage.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { ProductPage } from './ProductPage.tsx'

/** `/p/:sku/:slug/:childSku?`: a product by its SKU, where it has no address of its own. */
export function ProductRoute() {
  const { product } = usePreloadedQuery<ProductRouteQuery>(
    graphql`
      query ProductRouteQuery($sku: String!) @preloadable {
        product(by: { sku: $sku }) {
          id
          ...ProductPage_product
        }
      }
    `,
    useRouteQuery<ProductRouteQuery>(),
  )
  return product ? <ProductPage key={product.id} product={product} /> : <NotFoundPage />
}
