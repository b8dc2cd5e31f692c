import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { WishDialogListsQuery } from '../__generated__/WishDialogListsQuery.graphql'
import { Button } from '../design/Button.tsx'
import { Checkbox } from '../design/Checkbox.tsx'
import { NewListForm } from './NewListForm.tsx'
import { useAddToWishListMutation } from './useAddToWishListMutation.ts'
import { useRemoveFromWishListMutation } from './useRemoveFromWishListMutation.ts'
import { useTellWish } from './useTellWish.ts'
import { isOnline } from '../device/isOnline.ts'
import styles from './WishLists.module.css'

type WishDialogListsProps = Readonly<{ sku: string; withoutLists: ReactNode }>

/** The customer's lists, each with whether the product is on it, and behind them the view that makes another. */
export function WishDialogLists({ sku, withoutLists }: WishDialogListsProps) {
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
  const addWish = useAddToWishListMutation()
  const removeWish = useRemoveFromWishListMutation()
  const tellWish = useTellWish()
  // The views are a stack of two: the lists, and above them the one that makes a list.
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
    // Keyed, so that no button of one view becomes one of the other below the keyboard.
    <div key="lists" className={styles.edit}>
      <ul className={styles.choices}>
        {lists.map(({ id, name, hasProduct }) => (
          <li key={id}>
            <Checkbox
              label={name}
              checked={hasProduct ?? false}
              disabled={id.startsWith('client:')}
              onChange={() => void (hasProduct ? removeWish(id, sku) : addWish(id, sku)).then(tellWish)}
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
