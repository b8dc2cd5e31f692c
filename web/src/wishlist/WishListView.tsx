import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { WishListView_list$key } from '../__generated__/WishListView_list.graphql'
import { EmptyState } from '../design/EmptyState.tsx'
import { IconButton } from '../design/IconButton.tsx'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import { StoreLink } from '../routing/StoreLink.tsx'
import { EditListButton } from './EditListButton.tsx'
import { RemoveListButton } from './RemoveListButton.tsx'
import { ShareListButton } from './ShareListButton.tsx'
import { WishItems } from './WishItems.tsx'
import { useNotifyWishList } from './useNotifyWishList.ts'
import styles from './WishLists.module.css'

/** A list with its items and actions. */
export function WishListView({ list: key }: Readonly<{ list: WishListView_list$key }>) {
  const list = useFragment(
    graphql`
      fragment WishListView_list on WishList {
        id
        name
        access
        sharingCode
        itemCount
        items(first: 100) {
          nodes {
            sku
          }
          ...WishItems_items
        }
      }
    `,
    key,
  )
  const intl = useIntl()
  const removeWish = useQueuedMutation('removeFromWishList')
  const notifyWishList = useNotifyWishList()
  const { id, name, access, sharingCode } = list
  return (
    <>
      <p className={styles.facts}>
        <StoreLink to="/my-account/wishlists" className={styles.back}>
          <FormattedMessage id="wishlist.back" />
        </StoreLink>
        {' · '}
        <FormattedMessage id="wishlist.count" values={{ count: list.itemCount }} />
        {' · '}
        <FormattedMessage id={`wishlist.access${access}`} />
      </p>
      <div className={styles.ways}>
        {access !== 'PRIVATE' && sharingCode ? <ShareListButton code={sharingCode} name={name} /> : null}
        <EditListButton list={{ wishListId: id, name, access }} />
        <RemoveListButton wishListId={id} name={name} />
      </div>
      {list.items.nodes.length === 0 ? (
        <EmptyState icon="info" title={intl.formatMessage({ id: 'wishlist.emptyListTitle' })}>
          <p>
            <FormattedMessage id="wishlist.emptyText" />
          </p>
        </EmptyState>
      ) : (
        <WishItems
          items={list.items}
          action={(wish) => (
            <IconButton
              icon="trash"
              className={styles.onPicture}
              label={intl.formatMessage({ id: 'wishlist.removeNamed' }, { name: wish.name })}
              onClick={() =>
                void removeWish({ input: { wishListId: id, sku: wish.sku }, sku: wish.sku }, { name: wish.name }).then(
                  notifyWishList,
                )
              }
            />
          )}
        />
      )}
    </>
  )
}
