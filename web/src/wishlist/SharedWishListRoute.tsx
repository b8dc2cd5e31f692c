import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import type { SharedWishListRouteQuery } from '../__generated__/SharedWishListRouteQuery.graphql'
import { buttonStyle } from '../design/buttonStyle.ts'
import { EmptyState } from '../design/EmptyState.tsx'
import { PageBody } from '../design/PageBody.tsx'
import { PageHead } from '../routing/document/PageHead.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import { useRouteQuery } from '../routing/useRouteQuery.ts'
import { WishItems } from './WishItems.tsx'
import styles from './WishLists.module.css'

/** Route `/wishlist/<code>`: a list shared by its owner. */
export function SharedWishListRoute() {
  const { sharedWishList: list } = usePreloadedQuery<SharedWishListRouteQuery>(
    graphql`
      query SharedWishListRouteQuery($code: String!) @preloadable {
        sharedWishList(code: $code) {
          name
          ownerName
          itemCount
          items(first: 100) {
            ...WishItems_items
          }
        }
      }
    `,
    useRouteQuery<SharedWishListRouteQuery>(),
  )
  const intl = useIntl()
  const home = (
    <StoreLink to="/" className={buttonStyle('primary')}>
      <FormattedMessage id="wishlist.toShop" />
    </StoreLink>
  )
  return (
    <PageBody>
      <PageHead title={list?.name ?? intl.formatMessage({ id: 'wishlist.sharedTitle' })} noIndex />
      {list ? (
        <div className={styles.shared}>
          <header>
            <p className={styles.facts}>
              {list.ownerName ? (
                <FormattedMessage tagName="span" id="wishlist.of" values={{ name: list.ownerName }} />
              ) : (
                <FormattedMessage tagName="span" id="wishlist.sharedTitle" />
              )}
              <span> · </span>
              <FormattedMessage tagName="span" id="wishlist.count" values={{ count: list.itemCount }} />
            </p>
            <h1>{list.name}</h1>
          </header>
          {list.itemCount === 0 ? (
            <EmptyState icon="info" title={intl.formatMessage({ id: 'wishlist.emptyListTitle' })} action={home} />
          ) : (
            <WishItems items={list.items} />
          )}
        </div>
      ) : (
        <EmptyState
          icon="search"
          headingLevel={1}
          title={intl.formatMessage({ id: 'wishlist.unknownTitle' })}
          action={home}
        >
          <p>
            <FormattedMessage id="wishlist.unknownText" />
          </p>
        </EmptyState>
      )}
    </PageBody>
  )
}
