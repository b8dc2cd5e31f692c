import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { CatalogueRouteQuery } from '../__generated__/CatalogueRouteQuery.graphql'
import { NotFoundPage } from '../layout/NotFoundPage.tsx'
import { RouteRedirect } from '../routing/targets/RouteRedirect.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
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
  if (route?.product) {
    const { Page } = productPageOf(route.__typename)
    return <Page key={route.id} product={route.product} store={store} />
  }
  if (route?.category) return <CATEGORY_PAGE.Page category={route.category} />
  if (route?.page) return <CMS_PAGE.Page page={route.page} />
  if (route?.target && route.storeCode) return <RouteRedirect target={route.target} storeCode={route.storeCode} />
  return <NotFoundPage />
}
