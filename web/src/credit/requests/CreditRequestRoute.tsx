import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { CreditRequestRouteQuery } from '../../__generated__/CreditRequestRouteQuery.graphql'
import { AccountFrame } from '../../customers/AccountFrame.tsx'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { EmptyState } from '../../design/EmptyState.tsx'
import { ErrorState } from '../../design/ErrorState.tsx'
import { NotFoundPage } from '../../layout/NotFoundPage.tsx'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { useRouteQuery } from '../../routing/useRouteQuery.ts'
import { CreditRequestDetails } from './CreditRequestDetails.tsx'

/** Route `/my-account/credit-request/:number`: an application, visible to its customer only. */
export function CreditRequestRoute() {
  const { viewer, store } = usePreloadedQuery<CreditRequestRouteQuery>(
    graphql`
      query CreditRequestRouteQuery($number: String!) @preloadable {
        store {
          credit {
            __typename
          }
        }
        viewer {
          customer {
            ...AccountFrame_customer
            creditRequests(first: 1) {
              __typename
            }
            creditRequest(number: $number) {
              ...CreditRequestDetails_request
            }
          }
        }
      }
    `,
    useRouteQuery<CreditRequestRouteQuery>(),
  )
  const intl = useIntl()
  const { customer } = viewer
  if (!store.credit) return <NotFoundPage />
  const request = customer?.creditRequest
  const back = (
    <StoreLink to="/my-account/credits" className={buttonStyle(request ? 'quiet' : 'primary')}>
      <FormattedMessage id="creditAccount.back" />
    </StoreLink>
  )
  return (
    <AccountFrame
      title={intl.formatMessage({ id: request ? 'creditRequests.title' : 'customers.credits' })}
      customer={customer}
    >
      {request ? <CreditRequestDetails request={request} /> : null}
      {request ? <p>{back}</p> : null}
      {!request && !customer?.creditRequests ? (
        <ErrorState
          title={intl.formatMessage({ id: 'creditRequests.trouble' })}
          onRetry={() => window.location.reload()}
        />
      ) : null}
      {!request && customer?.creditRequests ? (
        <EmptyState icon="search" title={intl.formatMessage({ id: 'creditRequests.unknownTitle' })} action={back} />
      ) : null}
    </AccountFrame>
  )
}
