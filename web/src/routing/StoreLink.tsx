import { type ComponentProps, use } from 'react'
import { Link } from 'react-router-dom'
import { useRoutePreloader } from './loading/RoutePreloader.tsx'
import { ShelfContext } from './history/ShelfContext.ts'
import { useStorePath } from './useStorePath.ts'

type StoreLinkProps = Readonly<
  Omit<ComponentProps<typeof Link>, 'to'> & {
    to: string
    /** True where editors want it to open in a new window. */
    isNewWindow?: boolean
  }
>

const NEW_WINDOW = { target: '_blank', rel: 'noopener' }

/**
 * Renders a link inside the shop: `to` is a path inside the store (`/salas/sofas`), the prefix is added. Preloads code
 * when the pointer or the focus comes near, data when it is pressed.
 */
export function StoreLink({ to, isNewWindow, onPointerEnter, onFocus, onPointerDown, ...rest }: StoreLinkProps) {
  const address = useStorePath()(to)
  const preloader = useRoutePreloader()
  const shelf = use(ShelfContext)
  return (
    <Link
      state={shelf && { shelf }}
      {...(isNewWindow ? NEW_WINDOW : {})}
      {...rest}
      to={address}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        preloader.preloadCode(address)
      }}
      onFocus={(event) => {
        onFocus?.(event)
        preloader.preloadCode(address)
      }}
      onPointerDown={(event) => {
        onPointerDown?.(event)
        if (event.button === 0) preloader.preloadData(address)
      }}
    />
  )
}
