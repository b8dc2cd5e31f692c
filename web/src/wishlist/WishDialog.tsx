import { Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { LoadBoundary } from '../device/LoadBoundary.tsx'
import { Button } from '../design/Button.tsx'
import { Dialog } from '../design/overlays/Dialog.tsx'
import { keepFocusNear } from '../design/keepFocusNear.ts'
import { Skeleton } from '../design/Skeleton.tsx'
import { useQueuedMutation } from '../offline/useQueuedMutation.ts'
import { WishDialogLists } from './WishDialogLists.tsx'
import { useNotifyWishList } from './useNotifyWishList.ts'
import styles from './WishLists.module.css'

export type WishDialogProps = Readonly<{
  sku: string
  name: string
  onClose: () => void
}>

/** Dialog that asks which lists contain a product. If the lists fail to load, offers the default one. */
export function WishDialog({ sku, name, onClose }: WishDialogProps) {
  const intl = useIntl()
  const addWish = useQueuedMutation('addToWishList')
  const notifyWishList = useNotifyWishList()
  const addToDefault = () => void addWish({ input: { wishListId: null, sku }, sku }, { name }).then(notifyWishList)
  const withoutLists = (
    <div className={styles.edit}>
      <p>
        <FormattedMessage id="wishlist.trouble" />
      </p>
      <Button
        onClick={() => {
          addToDefault()
          onClose()
        }}
      >
        <FormattedMessage id="wishlist.addToDefault" />
      </Button>
    </div>
  )
  return (
    <Dialog isOpen onClose={onClose} title={intl.formatMessage({ id: 'wishlist.dialogTitle' })}>
      <p className={styles.facts}>{name}</p>
      <div ref={keepFocusNear}>
        <LoadBoundary fallback={withoutLists}>
          <Suspense fallback={<Skeleton width="100%" />}>
            <WishDialogLists sku={sku} productName={name} withoutLists={withoutLists} />
          </Suspense>
        </LoadBoundary>
      </div>
    </Dialog>
  )
}
