import type { MouseEvent } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { buttonStyle } from '../design/buttonStyle.ts'
import { useOnlineStatus } from '../offline/useOnlineStatus.ts'
import { LIST_PAGE_SIZE } from './limits.ts'
import { nextPageSearch } from './listingAddress.ts'
import styles from './LoadMore.module.css'

export type MorePages = Readonly<{
  hasNext: boolean
  isLoadingNext: boolean
  loadNext: (count: number, options?: { onComplete: (error: Error | null) => void }) => unknown
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
  if (!more.hasNext) return null

  const loadInPlace = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    if (more.isLoadingNext || !isOnline) return
    // Past the router on purpose: to it a new address is a new query, and this page is already being loaded.
    const address = nextPageSearch(new URLSearchParams(window.location.search), endCursor)
    more.loadNext(LIST_PAGE_SIZE, {
      onComplete: (error) => {
        if (!error) window.history.replaceState(window.history.state, '', address)
      },
    })
  }
  return (
    <div className={styles.more}>
      <progress className={styles.progress} value={shown} max={total} aria-hidden="true" />
      {isOnline ? null : <p>{intl.formatMessage({ id: 'catalogue.moreOffline' })}</p>}
      <a
        className={buttonStyle('secondary')}
        href={`${location.pathname}${nextPageSearch(new URLSearchParams(location.search), endCursor)}`}
        rel="next"
        aria-disabled={more.isLoadingNext || !isOnline || undefined}
        onClick={loadInPlace}
      >
        {intl.formatMessage({ id: more.isLoadingNext ? 'catalogue.loadingMore' : 'catalogue.loadMore' })}
      </a>
    </div>
  )
}
