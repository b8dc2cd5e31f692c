import type { MouseEvent } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { buttonStyle } from '../design/buttonStyle.ts'
import { useNotifications } from '../design/NotificationsContext.ts'
import { useOnlineStatus } from '../offline/useOnlineStatus.ts'
import { LIST_PAGE_SIZE } from './limits.ts'
import { grownSearch, nextPageSearch } from './listingAddress.ts'
import { useAskedPages } from './useAskedPages.ts'
import styles from './LoadMore.module.css'

type LoadOptions = Readonly<{
  onComplete: (error: Error | null) => void
  UNSTABLE_extraVariables: Readonly<{ isNarrowable: boolean }>
}>

export type MorePages = Readonly<{
  hasNext: boolean
  isLoadingNext: boolean
  loadNext: (count: number, options: LoadOptions) => unknown
}>

type Props = Readonly<{
  more: MorePages
  shown: number
  total: number
  endCursor: string | null | undefined
}>

/**
 * One page more. A link to the address that shows it, so that it works without script; with script the page grows in
 * place, and the address follows for a reload or a way back.
 */
export function LoadMore({ more, shown, total, endCursor }: Props) {
  const intl = useIntl()
  const location = useLocation()
  const isOnline = useOnlineStatus()
  const { notify } = useNotifications()
  useAskedPages(more, shown)
  if (!more.hasNext) return null

  const onComplete = (error: Error | null) => {
    if (error) {
      // oxlint-disable-next-line no-console -- for whoever looks into it: the shopper is told in their own words
      console.warn('Problem with fetching more products', error)
      return notify({ kind: 'danger', message: intl.formatMessage({ id: 'listing.moreFailed' }) })
    }
    // Past the router on purpose: to it a new address is a new query, and this page is already being loaded.
    const address = grownSearch(new URLSearchParams(window.location.search), shown + LIST_PAGE_SIZE)
    window.history.replaceState(window.history.state, '', address)
  }
  const loadInPlace = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    if (more.isLoadingNext) return
    if (!isOnline) {
      return notify({
        id: 'offline-list',
        kind: 'warning',
        message: intl.formatMessage({ id: 'listing.notSynchronised' }),
      })
    }
    // What the list can be narrowed by is known: only the products are asked for.
    more.loadNext(LIST_PAGE_SIZE, { onComplete, UNSTABLE_extraVariables: { isNarrowable: false } })
  }
  return (
    <div className={styles.more}>
      <progress className={styles.progress} value={shown} max={total} aria-hidden="true" />
      {isOnline ? null : <p>{intl.formatMessage({ id: 'catalogue.moreOffline' })}</p>}
      <a
        className={buttonStyle('secondary')}
        href={`${location.pathname}${nextPageSearch(new URLSearchParams(location.search), endCursor)}`}
        rel="next"
        aria-disabled={more.isLoadingNext || undefined}
        onClick={loadInPlace}
      >
        {intl.formatMessage({ id: more.isLoadingNext ? 'catalogue.loadingMore' : 'catalogue.loadMore' })}
      </a>
    </div>
  )
}
