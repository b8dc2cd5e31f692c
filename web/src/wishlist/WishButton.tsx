import { type ComponentType, useState } from 'react'
import { useIntl } from 'react-intl'
import { readSignedInName } from '../customers/signedInName.ts'
import { classNames } from '../design/classNames.ts'
import { Icon } from '../design/Icon.tsx'
import { useNotifications } from '../design/overlays/NotificationsContext.ts'
import { useStoredValue } from '../device/useStoredValue.ts'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import type { WishDialogProps } from './WishDialog.tsx'
import { DEVICE_WISHES, type DeviceWish, hasWish, withWish, withoutWish } from './device/deviceWishes.ts'
import styles from './WishButton.module.css'

type WishButtonProps = Readonly<{
  product: DeviceWish
  name: string
  /** True over a picture: adds a background. */
  isOnPicture?: boolean
}>

/**
 * Heart button. Asks a customer which lists a product goes to; the dialog's code is loaded with the first press. Saves a
 * guest's product on the device, or removes it from there.
 */
export function WishButton({ product, name, isOnPicture = false }: WishButtonProps) {
  const intl = useIntl()
  const { code, language } = useStoreDefinition()
  const [wishes, update] = useStoredValue(DEVICE_WISHES)
  const [Asking, setAsking] = useState<ComponentType<WishDialogProps> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { notify } = useNotifications()
  const { sku } = product
  const isSaved = hasWish(wishes, sku)
  const toggleOnDevice = () => {
    update((now) => (hasWish(now, sku) ? withoutWish(now, sku) : withWish(now, product)))
    // The first saved product is announced with a link to the list.
    if (wishes.length > 0) return
    const action = { label: intl.formatMessage({ id: 'layout.wishes' }, { count: 0 }), to: '/wishlist' }
    notify({ kind: 'success', message: intl.formatMessage({ id: 'wish.savedHere' }), action })
  }
  const press = () => {
    if (readSignedInName(code) === null) return toggleOnDevice()
    void import('./loadWishDialog.tsx')
      .then(({ loadWishDialog }) => loadWishDialog(language))
      .then(
        (Loaded) => {
          setAsking(() => Loaded)
          setIsOpen(true)
        },
        // Off line before its first use: the heart can be pressed again.
        () => undefined,
      )
  }
  return (
    <>
      <button
        type="button"
        data-needs="WISH_LISTS"
        data-scripted
        className={classNames(styles.heart, isOnPicture && styles.onPicture)}
        aria-label={intl.formatMessage({ id: 'wish.addNamed' }, { name })}
        aria-pressed={isSaved}
        title={intl.formatMessage({ id: 'wish.add' })}
        onClick={press}
      >
        <Icon name="heart" size={22} />
      </button>
      {isOpen && Asking ? <Asking sku={sku} name={name} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
