import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { WishListCard_list$key } from '../__generated__/WishListCard_list.graphql'
import { WaitingChangeText } from '../offline/storage/WaitingChangeText.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import styles from './WishLists.module.css'

/** Card of a list: name, number of items and readers. A list waiting to be created has no link yet. */
export function WishListCard({ list }: Readonly<{ list: WishListCard_list$key }>) {
  const { id, name, isDefault, access, itemCount } = useFragment(
    graphql`
      fragment WishListCard_list on WishList {
        id
        name
        isDefault
        access
        itemCount
      }
    `,
    list,
  )
  const isWaiting = id.startsWith('client:')
  return (
    <li className={styles.card}>
      <h2 className={styles.name}>
        {isWaiting ? (
          name
        ) : (
          <StoreLink to={`/my-account/wishlists/${id}`} className={styles.link}>
            {name}
          </StoreLink>
        )}
      </h2>
      <p className={styles.facts}>
        <FormattedMessage id="wishlist.count" values={{ count: itemCount }} />
        {' · '}
        <FormattedMessage id={`wishlist.access${access}`} />
      </p>
      {isDefault ? (
        <p className={styles.default}>
          <FormattedMessage id="wishlist.default" />
        </p>
      ) : null}
      {isWaiting ? (
        <p className={styles.facts}>
          <WaitingChangeText id="customers.waiting" />
        </p>
      ) : null}
    </li>
  )
}
