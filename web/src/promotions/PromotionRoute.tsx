import { useEffect } from 'react'
import { graphql, usePreloadedQuery, useRelayEnvironment } from 'react-relay/hooks'
import type { PromotionRouteQuery } from '../__generated__/PromotionRouteQuery.graphql'
import { CmsPage } from '../content/CmsPage.tsx'
import { NotFoundPage } from '../layout/NotFoundPage.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { RouteRedirect } from '../routing/targets/RouteRedirect.tsx'
import { ForgettingBoundary } from './ForgettingBoundary.tsx'
import { forgetPromotion } from './forgetPromotion.ts'
import { PromotionPage } from './PromotionPage.tsx'

/** Renders `/promotions/:slug`: a promotion, or the editors' page of this name. */
export function PromotionRoute() {
  const environment = useRelayEnvironment()
  const { path } = useRouteQuery<PromotionRouteQuery>().variables
  return (
    <ForgettingBoundary key={path} onFailure={() => forgetPromotion(environment, path, true)}>
      <PromotionByPath />
    </ForgettingBoundary>
  )
}

function PromotionByPath() {
  const { route, store } = usePreloadedQuery<PromotionRouteQuery>(
    graphql`
      query PromotionRouteQuery($path: String!, $count: Int!, $after: String, $sort: ProductSort) @preloadable {
        store {
          ...PromotionPage_store
        }
        route(path: $path) {
          __typename
          ... on Promotion {
            id
            # The server keeps the page until then.
            # eslint-disable-next-line relay/unused-fields
            nextChangeAt
            ...PromotionPage_promotion @arguments(count: $count, after: $after, sort: $sort) @alias(as: "promotion")
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
    useRouteQuery<PromotionRouteQuery>(),
  )
  if (route?.__typename === 'Promotion' && route.promotion)
    return <PromotionPage key={route.id} promotion={route.promotion} store={store} />
  if (route?.__typename === 'CmsPage' && route.page) return <CmsPage page={route.page} />
  if (route?.__typename === 'Redirect') return <RouteRedirect target={route.target} storeCode={route.storeCode} />
  return <GonePromotion />
}

/** Renders the page of an unknown name, and forgets the promotion that this device may have had under it. */
function GonePromotion() {
  const environment = useRelayEnvironment()
  const { path } = useRouteQuery<PromotionRouteQuery>().variables
  useEffect(() => forgetPromotion(environment, path, false), [environment, path])
  return <NotFoundPage />
}
