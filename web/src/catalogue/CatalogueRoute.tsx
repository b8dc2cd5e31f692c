import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { Navigate } from 'react-router-dom'
import type { CatalogueRouteQuery } from '../__generated__/CatalogueRouteQuery.graphql'
import { CmsPage } from '../content/CmsPage.tsx'
import { NotFoundPage } from '../layout/NotFoundPage.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { useStorePath } from '../routing/useStorePath.ts'
import { CategoryPage } from './CategoryPage.tsx'
import { ProductPage } from './ProductPage.tsx'

/** Any other address: whatever the shop has there. */
export function CatalogueRoute() {
  const { route, store } = usePreloadedQuery<CatalogueRouteQuery>(
    graphql`
      query CatalogueRouteQuery(
        $path: String!
        $count: Int!
        $after: String
        $sort: ProductSort
        $filters: [FilterInput!]
      ) @preloadable {
        store {
          ...ProductPage_store
        }
        route(path: $path) {
          __typename
          ... on Product {
            id
            ...ProductPage_product @alias(as: "product")
          }
          ... on Category {
            ...CategoryPage_category
              @arguments(count: $count, after: $after, sort: $sort, filters: $filters)
              @alias(as: "category")
          }
          ... on CmsPage {
            ...CmsPage_page @alias(as: "page")
          }
          ... on Redirect {
            target
            # The server answers with it.
            # eslint-disable-next-line relay/unused-fields
            statusCode
          }
        }
      }
    `,
    useRouteQuery<CatalogueRouteQuery>(),
  )
  const toPath = useStorePath()
  if (route?.product) return <ProductPage key={route.id} product={route.product} store={store} />
  if (route?.category) return <CategoryPage category={route.category} />
  if (route?.page) return <CmsPage page={route.page} />
  if (route?.target) return <Navigate to={toPath(route.target)} replace />
  return <NotFoundPage />
}
