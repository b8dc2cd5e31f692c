import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { Navigate } from 'react-router-dom'
import type { CatalogueRouteQuery } from '../__generated__/CatalogueRouteQuery.graphql'
import { NotFoundPage } from '../layout/NotFoundPage.tsx'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { useStorePath } from '../routing/useStorePath.ts'
import { CATEGORY_PAGE, CMS_PAGE, productPageOf } from './cataloguePages.ts'

/** Renders the page of any other address, by the kind of document that the gateway finds there. */
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
            storeCode
            # The server answers with it.
            # eslint-disable-next-line relay/unused-fields
            statusCode
          }
        }
      }
    `,
    useRouteQuery<CatalogueRouteQuery>(),
  )
  const { code } = useStoreDefinition()
  const toPath = useStorePath()
  if (route?.product) {
    const { Page } = productPageOf(route.__typename)
    return <Page key={route.id} product={route.product} store={store} />
  }
  if (route?.category) return <CATEGORY_PAGE.Page category={route.category} />
  if (route?.page) return <CMS_PAGE.Page page={route.page} />
  if (route?.target)
    return route.storeCode === code ? (
      <Navigate to={toPath(route.target)} replace />
    ) : (
      // Another store is another document: the server answers this address with its redirect.
      <meta httpEquiv="refresh" content="0" />
    )
  return <NotFoundPage />
}
