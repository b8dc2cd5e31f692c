import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { CmsRouteQuery } from '../__generated__/CmsRouteQuery.graphql'
import { NotFoundPage } from '../layout/NotFoundPage.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { CmsPage } from './CmsPage.tsx'

/** Renders `/i/:slug`: an editors' page by its name. */
export function CmsRoute() {
  const { cmsPage } = usePreloadedQuery<CmsRouteQuery>(
    graphql`
      query CmsRouteQuery($identifier: String!) @preloadable {
        cmsPage(identifier: $identifier) {
          ...CmsPage_page
        }
      }
    `,
    useRouteQuery<CmsRouteQuery>(),
  )
  return cmsPage ? <CmsPage page={cmsPage} /> : <NotFoundPage />
}
