import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { BranchesRouteQuery } from '../../__generated__/BranchesRouteQuery.graphql'
import { useRouteQuery } from '../../routing/useRouteQuery.ts'
import { ContactPage } from '../ContactPage.tsx'
import { BranchList } from './BranchList.tsx'

/** Routes `/tiendas` (shops) and `/sucursales` (pickup branches): the list of branches, and the editors' text below. */
export function BranchesRoute() {
  const routeQuery = useRouteQuery<BranchesRouteQuery>()
  const data = usePreloadedQuery<BranchesRouteQuery>(
    graphql`
      query BranchesRouteQuery($identifier: String!, $pickupOnly: Boolean!, $openNow: Boolean!) @preloadable {
        cmsPage(identifier: $identifier) {
          ...ContactPage_page
        }
        ...BranchList_query @arguments(pickupOnly: $pickupOnly, openNow: $openNow)
      }
    `,
    routeQuery,
  )
  const { identifier, pickupOnly } = routeQuery.variables
  const path = `/${identifier}`
  return (
    <ContactPage
      page={data.cmsPage}
      title="contact.titleBranches"
      path={path}
      lead={<BranchList query={data} path={path} shopsOnly={!pickupOnly} />}
    />
  )
}
