import { createContext, use } from 'react'
import type { PreloadedQuery } from 'react-relay/hooks'
import type { OperationType } from 'relay-runtime'

/** Query that the route table started for the route above. */
export const RouteQueryContext = createContext<PreloadedQuery<OperationType> | null>(null)

/**
 * React hook that returns the query reference of the nearest route, for `usePreloadedQuery`:
 *
 *     const data = usePreloadedQuery<HomeRouteQuery>(graphql`query HomeRouteQuery @preloadable {…}`, useRouteQuery())
 */
export function useRouteQuery<TQuery extends OperationType>(): PreloadedQuery<TQuery> {
  const reference = use(RouteQueryContext)
  if (!reference) throw new Error('useRouteQuery stands outside of a route that has a query')
  return reference
}
