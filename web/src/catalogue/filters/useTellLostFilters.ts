import { useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import { useNotifications } from '../../design/overlays/NotificationsContext.ts'
import { takeLostFilters } from './carriedFilters.ts'

/** React hook that notifies the shopper of filters that came from another store and that this list does not have. */
export function useTellLostFilters(search: URLSearchParams): void {
  const intl = useIntl()
  const { notify } = useNotifications()
  const tell = useEffectEvent(() => {
    if (takeLostFilters(window.location.pathname, search))
      notify({ kind: 'info', message: intl.formatMessage({ id: 'listing.filtersLost' }) })
  })
  useEffect(() => tell(), [])
}
