import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { Navigate } from 'react-router-dom'
import type { LandingRouteQuery } from '../../__generated__/LandingRouteQuery.graphql'
import { NotFoundPage } from '../../layout/NotFoundPage.tsx'
import { useRouteQuery } from '../../routing/useRouteQuery.ts'
import { useStorePath } from '../../routing/useStorePath.ts'
import { RouteRedirect } from '../../routing/targets/RouteRedirect.tsx'
import { LandingPage } from './LandingPage.tsx'

/** Renders `/category/:landing`: a landing page; the name of a category leads to its page. */
export function LandingRoute() {
  const { route } = usePreloadedQuery<LandingRouteQuery>(
    graphql`
      query LandingRouteQuery($path: String!) @preloadable {
        route(path: $path) {
          __typename
          ... on Landing {
            ...LandingPage_landing @alias(as: "landing")
          }
          ... on Category {
            slug
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
    useRouteQuery<LandingRouteQuery>(),
  )
  const toPath = useStorePath()
  if (route?.__typename === 'Landing' && route.landing) return <LandingPage landing={route.landing} />
  if (route?.__typename === 'Category') return <Navigate to={toPath(`/c/${encodeURIComponent(route.slug)}`)} replace />
  if (route?.__typename === 'Redirect') return <RouteRedirect target={route.target} storeCode={route.storeCode} />
  return <NotFoundPage />
}
