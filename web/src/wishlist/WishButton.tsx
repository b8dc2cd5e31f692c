import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { withReturnPath } from '../customers/returnPath.ts'
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
  /** True over a picture: then it brings a ground of its own. */
  isOnPicture?: boolean
}>

/**
 * A heart: asks which list a product goes to. A guest is led to sign in, and finds the product on the default list on the
 * way back. What it asks with is loaded with the first press.
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
        // Off line, before it was ever opened: the heart can be pressed again.
        () => undefined,
      )
  // On the way back from signing in, the page is drawn anew.
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
