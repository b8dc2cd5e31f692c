import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { CategoryRouteQuery } from '../../__generated__/CategoryRouteQuery.graphql'
import { NotFoundPage } from '../../layout/NotFoundPage.tsx'
import { useRouteQuery } from '../../routing/useRouteQuery.ts'
import { CATEGORY_PAGE } from '../cataloguePages.ts'

/** Renders `/c/:slug`: a category by its name, where it has no address of its own. */
export function CategoryRoute() {
  const { category } = usePreloadedQuery<CategoryRouteQuery>(
    graphql`
      query CategoryRouteQuery(
        $slug: String!
        $count: Int!
        $after: String
        $sort: ProductSort
        $filters: [FilterInput!]
      ) @preloadable {
        category(by: { slug: $slug }) {
          ...CategoryPage_category @arguments(count: $count, after: $after, sort: $sort, filters: $filters)
        }
      }
    `,
    useRouteQuery<CategoryRouteQuery>(),
  )
  return category ? <CATEGORY_PAGE.Page category={category} /> : <NotFoundPage />
}
