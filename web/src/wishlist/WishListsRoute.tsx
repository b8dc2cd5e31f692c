import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { WishListsRouteQuery } from '../__generated__/WishListsRouteQuery.graphql'
import { AccountFrame } from '../customers/AccountFrame.tsx'
import { EmptyState } from '../design/EmptyState.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { NewListForm } from './NewListForm.tsx'
import { WishListCard } from './WishListCard.tsx'
import styles from './WishLists.module.css'

/** Route `/my-account/wishlists`: the customer's wish lists. */
export function WishListsRoute() {
  const { viewer } = usePreloadedQuery<WishListsRouteQuery>(
    graphql`
      query WishListsRouteQuery @preloadable {
        viewer {
          customer {
            ...AccountFrame_customer
            wishLists(first: 20) {
              nodes {
                id
                ...WishListCard_list
              }
            }
          }
        }
      }
    `,
    useRouteQuery<WishListsRouteQuery>(),
  )
  const intl = useIntl()
  const lists = viewer.customer?.wishLists?.nodes
  return (
    <AccountFrame title={intl.formatMessage({ id: 'wishlist.title' })} customer={viewer.customer}>
      {lists === undefined ? (
        <p role="alert">
          <FormattedMessage id="wishlist.trouble" />
        </p>
      ) : lists.length === 0 ? (
        <EmptyState icon="info" title={intl.formatMessage({ id: 'wishlist.emptyTitle' })}>
          <p>
            <FormattedMessage id="wishlist.emptyText" />
          </p>
        </EmptyState>
      ) : (
        <ul className={styles.lists}>
          {lists.map((list) => (
            <WishListCard key={list.id} list={list} />
          ))}
        </ul>
      )}
      <NewListForm sku={null} />
    </AccountFrame>
  )
}
