import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useIntl } from 'react-intl'
import type { LoanRouteQuery } from '../../__generated__/LoanRouteQuery.graphql'
import { CmsPage } from '../../content/CmsPage.tsx'
import { PageBody } from '../../design/PageBody.tsx'
import { NotFoundPage } from '../../layout/NotFoundPage.tsx'
import { PageHead } from '../../routing/document/PageHead.tsx'
import { SnapshotDay } from '../../routing/document/SnapshotDay.tsx'
import { useRouteQuery } from '../../routing/useRouteQuery.ts'
import { LoanApply } from './LoanApply.tsx'
import { LoanCalculator } from './LoanCalculator.tsx'

/** Routes `/prestamo-personal` and `/credilana`: the calculator of a loan above the editors' text about it. */
export function LoanRoute() {
  const routeQuery = useRouteQuery<LoanRouteQuery>()
  const { store, cmsPage } = usePreloadedQuery<LoanRouteQuery>(
    graphql`
      query LoanRouteQuery($identifier: String!, $kind: CreditKind!, $months: Int) @preloadable {
        cmsPage(identifier: $identifier) {
          ...CmsPage_page
        }
        store {
          credit {
            ...LoanCalculator_credit @arguments(kind: $kind, months: $months)
            ...LoanApply_credit @arguments(kind: $kind)
          }
        }
      }
    `,
    routeQuery,
  )
  const { identifier, kind } = routeQuery.variables
  const { formatMessage } = useIntl()
  const { credit } = store
  if (!credit) return <NotFoundPage />
  const calculator = (
    <>
      <SnapshotDay />
      <LoanCalculator credit={credit} />
    </>
  )
  const ways = <LoanApply kind={kind} credit={credit} />
  if (cmsPage)
    return (
      <CmsPage page={cmsPage} path={`/${identifier}`} lead={calculator}>
        {ways}
      </CmsPage>
    )
  const title = formatMessage({ id: 'loans.title' }, { kind })
  return (
    <PageBody width="reading">
      <PageHead title={title} canonicalPath={`/${identifier}`} />
      <h1>{title}</h1>
      {calculator}
      {ways}
    </PageBody>
  )
}
