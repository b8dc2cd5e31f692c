import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { CouponsRouteQuery } from '../__generated__/CouponsRouteQuery.graphql'
import { AccountFrame } from '../customers/AccountFrame.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { CouponList } from './CouponList.tsx'
import { useFreshCoupons } from './useFreshCoupons.ts'

/** Route `/my-account/coupons`: the customer's personal coupons. */
export function CouponsRoute() {
  const reference = useRouteQuery<CouponsRouteQuery>()
  const { viewer } = usePreloadedQuery<CouponsRouteQuery>(
    graphql`
      query CouponsRouteQuery($first: Int!) @preloadable {
        viewer {
          customer {
            ...AccountFrame_customer
          }
          ...CouponList_viewer @arguments(first: $first)
        }
      }
    `,
    reference,
  )
  const intl = useIntl()
  useFreshCoupons(reference)
  return (
    <AccountFrame title={intl.formatMessage({ id: 'coupons.title' })} customer={viewer.customer}>
      {viewer.customer ? <CouponList viewer={viewer} /> : null}
    </AccountFrame>
  )
}
