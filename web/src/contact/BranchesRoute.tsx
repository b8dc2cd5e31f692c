import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { BranchesRouteQuery } from '../__generated__/BranchesRouteQuery.graphql'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { BranchList } from './BranchList.tsx'
import { ContactPage } from './ContactPage.tsx'

/** Routes `/tiendas` (shops) and `/sucursales` (pickup branches): editors' text with the list of branches. */
export function BranchesRoute() {
  const routeQuery = useRouteQuery<BranchesRouteQuery>()
  const data = usePreloadedQuery<BranchesRouteQuery>(
    graphql`
      query BranchesRouteQuery($identifier: String!, $pickupOnly: Boolean!) @preloadable {
        cmsPage(identifier: $identifier) {
          ...ContactPage_page
        }
        ...BranchList_query @arguments(pickupOnly: $pickupOnly)
      }
    `,
    routeQuery,
  )
  const { identifier, pickupOnly } = routeQuery.variables
  return (
    <ContactPage page={data.cmsPage} title="contact.titleBranches" path={`/${identifier}`}>
      <BranchList query={data} shopsOnly={!pickupOnly} />
    </ContactPage>
  )
}
