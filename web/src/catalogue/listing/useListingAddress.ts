import { useCallback, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { useNotifications } from '../../design/overlays/NotificationsContext.ts'
import { usePageRouter } from '../../routing/PageRouterContext.ts'
import { isOnline } from '../../device/isOnline.ts'

export type ListingAddress = Readonly<{
  /** Requested address: updated at once, while the list still shows the previous one. */
  search: URLSearchParams
  /** True while the list shows the previous address. */
  isPending: boolean
  /**
   * Goes to the same list with another choice: `change` gets the latest requested address, which may be newer than the
   * rendered one. Without a network it shows a notification instead.
   */
  choose: (change: (search: URLSearchParams) => URLSearchParams) => void
}>

/**
 * React hook that returns the address of a list, ahead of the rendered list: a choice counts at once, and a second one
 * builds on it.
 */
export function useListingAddress(): ListingAddress {
  const drawn = useLocation()
  const router = usePageRouter()
  const readAsked = () => {
    const ahead = router ? (router.state.navigation.location ?? router.state.location) : drawn
    return ahead.pathname === drawn.pathname ? ahead.search : drawn.search
  }
  const asked = useSyncExternalStore(
    (tell) => (router ? router.subscribe(tell) : () => undefined),
    readAsked,
    () => drawn.search,
  )
  const latest = useRef(readAsked)
  useLayoutEffect(() => {
    latest.current = readAsked
  })
  const { formatMessage } = useIntl()
  const message = formatMessage({ id: 'listing.notSynchronised' })
  const navigate = useNavigate()
  const { notify } = useNotifications()
  const choose = useCallback(
    (change: (search: URLSearchParams) => URLSearchParams) => {
      const search = change(new URLSearchParams(latest.current())).toString()
      if (isOnline()) void navigate({ search }, { preventScrollReset: true })
      else notify({ id: 'offline-list', kind: 'warning', message })
    },
    [navigate, notify, message],
  )
  return useMemo(
    () => ({ search: new URLSearchParams(asked), isPending: asked !== drawn.search, choose }),
    [asked, drawn.search, choose],
  )
}
