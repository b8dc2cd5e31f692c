import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useParams } from 'react-router-dom'
import type { ReturnedRouteQuery } from '../__generated__/ReturnedRouteQuery.graphql'
import { AccountFrame } from '../customers/AccountFrame.tsx'
import { orderPath } from '../customers/orders/orderPath.ts'
import { buttonStyle } from '../design/buttonStyle.ts'
import { EmptyState } from '../design/EmptyState.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { ReturnCard } from './ReturnCard.tsx'
import styles from './Returns.module.css'

/** Route `/my-account/orders/:orderId/return/:incrementId`: one return, visible to its customer only. */
export function ReturnedRoute() {
  const { viewer } = usePreloadedQuery<ReturnedRouteQuery>(
    graphql`
      query ReturnedRouteQuery($order: ID!) @preloadable {
        viewer {
          customer {
            ...AccountFrame_customer
            returns(orderId: $order) {
              number
              ...ReturnCard_request
            }
          }
        }
        node(id: $order) {
          __typename
        }
      }
    `,
    useRouteQuery<ReturnedRouteQuery>(),
  )
  const intl = useIntl()
  const { orderId = '', incrementId = '' } = useParams()
  const request = viewer.customer?.returns?.find(({ number }) => number === incrementId)
  const title = intl.formatMessage({ id: 'returns.number' }, { number: incrementId })
  return (
    <AccountFrame title={title} customer={viewer.customer}>
      <div className={styles.page}>
        {request ? (
          <ReturnCard request={request} heading={null} />
        ) : (
          <EmptyState icon="search" title={intl.formatMessage({ id: 'returns.unknown' })} />
        )}
        <StoreLink to={`${orderPath(orderId)}/return`} className={buttonStyle('secondary')}>
          <FormattedMessage id="returns.backToReturns" />
        </StoreLink>
      </div>
    </AccountFrame>
  )
}
