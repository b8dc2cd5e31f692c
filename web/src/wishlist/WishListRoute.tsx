import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { WishListRouteQuery } from '../__generated__/WishListRouteQuery.graphql'
import { AccountFrame } from '../customers/AccountFrame.tsx'
import { buttonStyle } from '../design/buttonStyle.ts'
import { EmptyState } from '../design/EmptyState.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { WishListView } from './WishListView.tsx'

/** Route `/my-account/wishlists/:listId`: one list, visible to its customer only. */
export function WishListRoute() {
  const { viewer, node } = usePreloadedQuery<WishListRouteQuery>(
    graphql`
      query WishListRouteQuery($list: ID!) @preloadable {
        viewer {
          customer {
            ...AccountFrame_customer
          }
        }
        node(id: $list) {
          __typename
          ... on WishList {
            name
            ...WishListView_list @alias(as: "list")
          }
        }
      }
    `,
    useRouteQuery<WishListRouteQuery>(),
  )
  const intl = useIntl()
  const list = node?.__typename === 'WishList' ? node : null
  return (
    <AccountFrame title={list?.name ?? intl.formatMessage({ id: 'wishlist.title' })} customer={viewer.customer}>
      {list?.list ? (
        <WishListView list={list.list} />
      ) : (
        <EmptyState
          icon="search"
          title={intl.formatMessage({ id: 'wishlist.unknownTitle' })}
          action={
            <StoreLink to="/my-account/wishlists" className={buttonStyle('primary')}>
              <FormattedMessage id="wishlist.back" />
            </StoreLink>
          }
        />
      )}
    </AccountFrame>
  )
}
