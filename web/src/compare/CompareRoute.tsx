import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { Navigate, useSearchParams } from 'react-router-dom'
import type { CompareRouteQuery } from '../__generated__/CompareRouteQuery.graphql'
import { useStoredValue } from '../device/useStoredValue.ts'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { useStorePath } from '../routing/useStorePath.ts'
import { ComparePage } from './ComparePage.tsx'
import { COMPARED } from './comparedProducts.ts'
import { comparePath, comparedIds, isOwnComparison } from './compareAddress.ts'

/** Route `/compare?ids=a,b`: compares products. Without ids, those stored on the device. */
export function CompareRoute() {
  const { comparison } = usePreloadedQuery<CompareRouteQuery>(
    graphql`
      query CompareRouteQuery($ids: [ID!]!, $isAsked: Boolean!) @preloadable {
        comparison(ids: $ids) @include(if: $isAsked) {
          ...ComparePage_comparison
        }
      }
    `,
    useRouteQuery<CompareRouteQuery>(),
  )
  const toPath = useStorePath()
  const [search] = useSearchParams()
  const [kept] = useStoredValue(COMPARED)
  if (isOwnComparison(search) && kept.length > 0) {
    return <Navigate to={toPath(comparePath(kept.map(({ id }) => id)))} replace />
  }
  return <ComparePage comparison={comparison ?? null} ids={comparedIds(search)} />
}
