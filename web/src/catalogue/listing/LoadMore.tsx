import type { MorePages } from './morePages.ts'
import type { MouseEvent } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { useNotifications } from '../../design/overlays/NotificationsContext.ts'
import { useOnlineStatus } from '../../offline/useOnlineStatus.ts'
import { useRewriteAddress } from '../../routing/history/useRewriteAddress.ts'
import { LIST_PAGE_SIZE } from '../limits.ts'
import { grownSearch, nextPageSearch } from './listingAddress.ts'
import { useAskedPages } from './useAskedPages.ts'
import styles from './LoadMore.module.css'

type Props = Readonly<{
  more: MorePages
  shown: number
  total: number
  endCursor: string | null | undefined
}>

/**
 * Renders the link to the next page of a list. The link works without script; with script the page grows in place, and
 * the address follows for a reload or a way back.
 */
export function LoadMore({ more, shown, total, endCursor }: Props) {
  const intl = useIntl()
  const location = useLocation()
  const isOnline = useOnlineStatus()
  const { notify } = useNotifications()
  const rewriteAddress = useRewriteAddress()
  useAskedPages(more, shown)
  if (!more.hasNext) return null

  const onComplete = (error: Error | null) => {
    if (error) {
      // oxlint-disable-next-line no-console -- for developers: the shopper gets a notification
      console.warn('Problem with fetching more products', error)
      return notify({ kind: 'danger', message: intl.formatMessage({ id: 'listing.moreFailed' }) })
    }
    rewriteAddress((search) => grownSearch(search, shown + LIST_PAGE_SIZE))
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
    // The facets are loaded already: only the products are requested.
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
