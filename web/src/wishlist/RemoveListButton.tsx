import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { Button } from '../design/Button.tsx'
import { Dialog } from '../design/overlays/Dialog.tsx'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import { useStorePath } from '../routing/useStorePath.ts'
import { useNotifyWishList } from './useNotifyWishList.ts'
import styles from './WishLists.module.css'

/** Button that deletes a list after a confirmation, and leaves its page at once: the list disappears optimistically. */
export function RemoveListButton({ wishListId, name }: Readonly<{ wishListId: string; name: string }>) {
  const intl = useIntl()
  const navigate = useNavigate()
  const storePath = useStorePath()
  const deleteWishList = useQueuedMutation('deleteWishList')
  const notifyWishList = useNotifyWishList()
  const [isAsking, setIsAsking] = useState(false)
  const remove = async () => {
    setIsAsking(false)
    const outcome = deleteWishList({ input: { wishListId } }, { name })
    await navigate(storePath('/my-account/wishlists'))
    notifyWishList(await outcome)
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
