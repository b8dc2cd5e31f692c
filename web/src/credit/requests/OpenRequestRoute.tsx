import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { OpenRequestRouteQuery } from '../../__generated__/OpenRequestRouteQuery.graphql'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { EmptyState } from '../../design/EmptyState.tsx'
import { PageBody } from '../../design/PageBody.tsx'
import { NotFoundPage } from '../../layout/NotFoundPage.tsx'
import { PageHead } from '../../routing/document/PageHead.tsx'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { useRouteQuery } from '../../routing/useRouteQuery.ts'
import { CreditRequestDetails } from './CreditRequestDetails.tsx'
import { RESUME_PATH } from './requestPaths.ts'

/** Route `/credit/request`: the application that is open in this session, of a guest too. */
export function OpenRequestRoute() {
  const { store, creditApplication: request } = usePreloadedQuery<OpenRequestRouteQuery>(
    graphql`
      query OpenRequestRouteQuery @preloadable {
        store {
          credit {
            __typename
          }
        }
        creditApplication {
          ...CreditRequestDetails_request
        }
      }
    `,
    useRouteQuery<OpenRequestRouteQuery>(),
  )
  const intl = useIntl()
  if (!store.credit) return <NotFoundPage />
  const title = intl.formatMessage({ id: 'creditRequests.title' })
  return (
    <PageBody width="reading">
      <PageHead title={title} noIndex />
      {request ? <h1>{title}</h1> : null}
      {request ? (
        <CreditRequestDetails request={request} />
      ) : (
        <EmptyState
          icon="wallet"
          headingLevel={1}
          title={intl.formatMessage({ id: 'creditRequests.noneTitle' })}
          action={
            <>
              <StoreLink to={RESUME_PATH} className={buttonStyle('primary')}>
                <FormattedMessage id="creditRequests.resume" />
              </StoreLink>
              <StoreLink to="/credilana" className={buttonStyle('secondary')}>
                <FormattedMessage id="creditRequests.loans" />
              </StoreLink>
            </>
          }
        >
          <FormattedMessage id="creditRequests.noneText" tagName="p" />
        </EmptyState>
      )}
    </PageBody>
  )
}
