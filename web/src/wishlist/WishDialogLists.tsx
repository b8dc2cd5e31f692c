import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { WishDialogListsQuery } from '../__generated__/WishDialogListsQuery.graphql'
import { Button } from '../design/Button.tsx'
import { Checkbox } from '../design/forms/Checkbox.tsx'
import { NewListForm } from './NewListForm.tsx'
import { useNotifyWishList } from './useNotifyWishList.ts'
import { isOnline } from '../device/isOnline.ts'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import styles from './WishLists.module.css'

type WishDialogListsProps = Readonly<{ sku: string; productName: string; withoutLists: ReactNode }>

/** The customer's lists with a toggle for the product, and a second view that creates a list. */
export function WishDialogLists({ sku, productName, withoutLists }: WishDialogListsProps) {
  const { viewer } = useLazyLoadQuery<WishDialogListsQuery>(
    graphql`
      query WishDialogListsQuery($sku: String!) {
        viewer {
          customer {
            wishLists(first: 20) {
              nodes {
                id
                name
                hasProduct(sku: $sku)
              }
            }
          }
        }
      }
    `,
    { sku },
    { fetchPolicy: isOnline() ? 'store-and-network' : 'store-only' },
  )
  const addWish = useQueuedMutation('addToWishList')
  const removeWish = useQueuedMutation('removeFromWishList')
  const notifyWishList = useNotifyWishList()
  // The two views form a stack: the lists, and above them the form that creates one.
  const [isMaking, setIsMaking] = useState(false)
  const lists = viewer?.customer?.wishLists?.nodes
  if (!lists) return withoutLists
  if (isMaking || lists.length === 0) {
    return (
      <div key="making" className={styles.edit}>
        <NewListForm sku={sku} onMade={() => setIsMaking(false)} />
        {lists.length > 0 ? (
          <Button variant="quiet" onClick={() => setIsMaking(false)}>
            <FormattedMessage id="wishlist.back" />
          </Button>
        ) : null}
      </div>
    )
  }
  return (
    // Keyed, so that React does not reuse a focused button of one view in the other.
    <div key="lists" className={styles.edit}>
      <ul className={styles.choices}>
        {lists.map(({ id, name, hasProduct }) => (
          <li key={id}>
            <Checkbox
              label={name}
              checked={hasProduct ?? false}
              disabled={id.startsWith('client:')}
              onChange={() =>
                void (hasProduct ? removeWish : addWish)(
                  { input: { wishListId: id, sku }, sku },
                  { name: productName },
                ).then(notifyWishList)
              }
            />
          </li>
        ))}
      </ul>
      <Button variant="secondary" onClick={() => setIsMaking(true)}>
        <FormattedMessage id="wishlist.new" />
      </Button>
    </div>
  )
}
