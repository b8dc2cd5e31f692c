import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { HomeRouteQuery } from '../__generated__/HomeRouteQuery.graphql'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { HomePage } from './HomePage.tsx'

/** Renders `/` of a store. */
export function HomeRoute() {
  const { store } = usePreloadedQuery<HomeRouteQuery>(
    graphql`
      query HomeRouteQuery @preloadable {
        store {
          rootCategory {
            ...HomePage_root
          }
        }
      }
    `,
    useRouteQuery<HomeRouteQuery>(),
  )
  return <HomePage root={store.rootCategory} />
}
