import { useIntl } from 'react-intl'
import { STORES } from '@hogar/schema/stores.ts'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { PromotionModuleRouteQuery } from '../../__generated__/PromotionModuleRouteQuery.graphql'
import { CmsPage } from '../../content/CmsPage.tsx'
import { PageBody } from '../../design/PageBody.tsx'
import { NotFoundPage } from '../../layout/NotFoundPage.tsx'
import { useRouteQuery } from '../../routing/useRouteQuery.ts'
import { PromotionIndex } from './PromotionIndex.tsx'

/** Renders an editors' page of promotions, with the running promotions of the store, or of a brand, below it. */
export function PromotionModuleRoute() {
  const routeQuery = useRouteQuery<PromotionModuleRouteQuery>()
  const data = usePreloadedQuery<PromotionModuleRouteQuery>(
    graphql`
      query PromotionModuleRouteQuery(
        $identifier: String!
        $store: String
        $department: String
        $count: Int!
        $after: String
      ) @preloadable {
        cmsPage(identifier: $identifier) {
          ...CmsPage_page
        }
        ...PromotionIndex_query @arguments(store: $store, department: $department, count: $count, after: $after)
      }
    `,
    routeQuery,
  )
  const intl = useIntl()
  if (!data.cmsPage) return <NotFoundPage />
  const brand = STORES.find(({ code }) => code === routeQuery.variables.store)?.name
  const heading =
    brand === undefined
      ? intl.formatMessage({ id: 'promotions.now' })
      : intl.formatMessage({ id: 'promotions.ofStore' }, { store: brand })
  return (
    <>
      <CmsPage page={data.cmsPage} width="wide" />
      <PageBody>
        <h2>{heading}</h2>
        <PromotionIndex query={data} heading="h3" />
      </PageBody>
    </>
  )
}
