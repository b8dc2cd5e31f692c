import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { withReturnPath } from '../customers/signIn/returnPath.ts'
import { readSignedInName } from '../customers/signedInName.ts'
import { classNames } from '../design/classNames.ts'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { useStorePath } from '../routing/useStorePath.ts'
import type { WishDialogProps } from './WishDialog.tsx'
import { keepPendingWish, takePendingWish } from './pendingWish.ts'
import styles from './WishButton.module.css'

type WishButtonProps = Readonly<{
  sku: string
  name: string
  /** True over a picture: adds a background. */
  isOnPicture?: boolean
}>

/**
 * Heart button that asks which lists a product goes to. Redirects a guest to sign in, and adds the product to the
 * default list on return. The dialog's code is loaded with the first press.
 */
export function WishButton({ sku, name, isOnPicture = false }: WishButtonProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const storePath = useStorePath()
  const { pathname, search } = useLocation()
  const { code, language, urlPrefix } = useStoreDefinition()
  const isSignedIn = () => readSignedInName(code) !== null
  const [Asking, setAsking] = useState<ComponentType<WishDialogProps> | null>(null)
  const [opened, setOpened] = useState<'asking' | 'adding' | null>(null)
  const open = (how: 'asking' | 'adding') =>
    import('./loadWishDialog.tsx')
      .then(({ loadWishDialog }) => loadWishDialog(language))
      .then(
        (Loaded) => {
          setAsking(() => Loaded)
          setOpened(how)
        },
        // Off line before its first use: the heart can be pressed again.
        () => undefined,
      )
  // On return from signing in, the page is rendered again.
  const takeUp = useEffectEvent(() => {
    if (isSignedIn() && takePendingWish(code, sku)) void open('adding')
  })
  useEffect(() => queueMicrotask(takeUp), [])
  const press = () => {
    if (isSignedIn()) return void open('asking')
    keepPendingWish(code, sku)
    void navigate(storePath(withReturnPath('/login', `${pathname.slice(urlPrefix.length)}${search}`)))
  }
  return (
    <>
      <button
        type="button"
        data-needs="WISH_LISTS"
        className={classNames(styles.heart, isOnPicture && styles.onPicture)}
        aria-label={intl.formatMessage({ id: 'wish.addNamed' }, { name })}
        title={intl.formatMessage({ id: 'wish.add' })}
        onClick={press}
      >
        <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.3 4.3 4.3 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10z" />
        </svg>
      </button>
      {opened && Asking ? (
        <Asking sku={sku} name={name} addsAtOnce={opened === 'adding'} onClose={() => setOpened(null)} />
      ) : null}
    </>
  )
}
