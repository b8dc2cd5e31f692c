import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { Button } from '../design/Button.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { useStorePath } from '../routing/useStorePath.ts'
import { useDeleteWishListMutation } from './useDeleteWishListMutation.ts'
import { useTellWish } from './useTellWish.ts'
import styles from './WishLists.module.css'

/** Lets go of a list, after asking. The page leaves it at once: it is drawn as gone before the shop answers. */
export function RemoveListButton({ wishListId, name }: Readonly<{ wishListId: string; name: string }>) {
  const intl = useIntl()
  const navigate = useNavigate()
  const storePath = useStorePath()
  const deleteWishList = useDeleteWishListMutation()
  const tellWish = useTellWish()
  const [isAsking, setIsAsking] = useState(false)
  const remove = async () => {
    setIsAsking(false)
    const outcome = deleteWishList(wishListId)
    await navigate(storePath('/my-account/wishlists'))
    tellWish(await outcome)
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        <FormattedMessage id="wishlist.remove" />
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={intl.formatMessage({ id: 'wishlist.removeTitle' }, { name })}
        footer={
          <div className={styles.pair}>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              <FormattedMessage id="customers.keep" />
            </Button>
            <Button onClick={() => void remove()}>
              <FormattedMessage id="wishlist.remove" />
            </Button>
          </div>
        }
      >
        <p>
          <FormattedMessage id="wishlist.removeText" />
        </p>
      </Dialog>
    </>
  )
}
