import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useNavigate } from 'react-router-dom'
import type { ResumeRouteQuery } from '../../../__generated__/ResumeRouteQuery.graphql'
import { PageBody } from '../../../design/PageBody.tsx'
import { NotFoundPage } from '../../../layout/NotFoundPage.tsx'
import { PageHead } from '../../../routing/document/PageHead.tsx'
import { useRouteQuery } from '../../../routing/useRouteQuery.ts'
import { useStorePath } from '../../../routing/useStorePath.ts'
import { ResumeForm } from './ResumeForm.tsx'
import { OPEN_REQUEST_PATH } from '../requestPaths.ts'

/** Route `/credit/resume`: opens an application that was started on another device. */
export function ResumeRoute() {
  const { store } = usePreloadedQuery<ResumeRouteQuery>(
    graphql`
      query ResumeRouteQuery @preloadable {
        store {
          credit {
            __typename
          }
        }
      }
    `,
    useRouteQuery<ResumeRouteQuery>(),
  )
  const intl = useIntl()
  const navigate = useNavigate()
  const storePath = useStorePath()
  if (!store.credit) return <NotFoundPage />
  const title = intl.formatMessage({ id: 'creditRequests.resumeTitle' })
  return (
    <PageBody width="reading">
      <PageHead title={title} noIndex />
      <h1>{title}</h1>
      <FormattedMessage id="creditRequests.resumeText" tagName="p" />
      <ResumeForm onOpen={() => void navigate(storePath(OPEN_REQUEST_PATH))} />
    </PageBody>
  )
}
