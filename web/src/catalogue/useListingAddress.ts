import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { useNotifications } from '../design/NotificationsContext.ts'
import { usePageRouter } from '../routing/PageRouterContext.ts'
import { isOnline } from '../device/isOnline.ts'

export type ListingAddress = Readonly<{
  /** What the shopper has asked for: at once, while the list still shows what was asked before. */
  search: URLSearchParams
  /** True while the list is behind what was asked. */
  isPending: boolean
  /** Goes to the same list with another choice. Without a network nobody can answer it, which is said instead. */
  choose: (search: URLSearchParams) => void
}>

/**
 * The address of a list, ahead of what is drawn: a choice counts as soon as it is made, and a second one builds on it.
 */
export function useListingAddress(): ListingAddress {
  const drawn = useLocation()
  const router = usePageRouter()
  const asked = useSyncExternalStore(
    (tell) => (router ? router.subscribe(tell) : () => undefined),
    () => {
      const ahead = router ? (router.state.navigation.location ?? router.state.location) : drawn
      return ahead.pathname === drawn.pathname ? ahead.search : drawn.search
    },
    () => drawn.search,
  )
  const { formatMessage } = useIntl()
  const message = formatMessage({ id: 'listing.notSynchronised' })
  const navigate = useNavigate()
  const { notify } = useNotifications()
  const choose = useCallback(
    (next: URLSearchParams) => {
      if (isOnline()) void navigate({ search: next.toString() }, { preventScrollReset: true })
      else notify({ id: 'offline-list', kind: 'warning', message })
    },
    [navigate, notify, message],
  )
  return useMemo(
    () => ({ search: new URLSearchParams(asked), isPending: asked !== drawn.search, choose }),
    [asked, drawn.search, choose],
  )
}
