import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { MoreDiscountsRouteQuery } from '../__generated__/MoreDiscountsRouteQuery.graphql'
import { CategoryProducts } from '../catalogue/listing/CategoryProducts.tsx'
import { CmsPage } from '../content/CmsPage.tsx'
import { ErrorState } from '../design/ErrorState.tsx'
import { PageBody } from '../design/PageBody.tsx'
import { NotFoundPage } from '../layout/NotFoundPage.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'

/** Renders `/mas-descuentos`: the editors' page with the products of large discounts below it. */
export function MoreDiscountsRoute() {
  const { cmsPage, store } = usePreloadedQuery<MoreDiscountsRouteQuery>(
    graphql`
      query MoreDiscountsRouteQuery(
        $identifier: String!
        $count: Int!
        $after: String
        $sort: ProductSort
        $filters: [FilterInput!]
      ) @preloadable {
        cmsPage(identifier: $identifier) {
          ...CmsPage_page
        }
        store {
          rootCategory {
            ...CategoryProducts_category
              @arguments(count: $count, after: $after, sort: $sort, filters: $filters, isNarrowable: false)
          }
        }
      }
    `,
    useRouteQuery<MoreDiscountsRouteQuery>(),
  )
  const intl = useIntl()
  if (!cmsPage) return <NotFoundPage />
  return (
    <>
      <CmsPage page={cmsPage} width="wide" />
      <PageBody>
        <h2>{intl.formatMessage({ id: 'promotions.discounts' })}</h2>
        {store.rootCategory ? (
          <CategoryProducts category={store.rootCategory} />
        ) : (
          <ErrorState onRetry={() => window.location.reload()} />
        )}
      </PageBody>
    </>
  )
}
