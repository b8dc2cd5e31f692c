import type { MouseEvent } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { useNotifications } from '../../design/overlays/NotificationsContext.ts'
import { useOnlineStatus } from '../../offline/useOnlineStatus.ts'
import { useRewriteAddress } from '../../routing/history/useRewriteAddress.ts'
import { PROMOTIONS_PAGE_SIZE } from '../limits.ts'
import { grownIndex, nextIndex } from '../promotionsAddress.ts'
import styles from './MorePromotions.module.css'

type Props = Readonly<{
  more: Readonly<{
    hasNext: boolean
    isLoadingNext: boolean
    loadNext: (count: number, options: Readonly<{ onComplete: (error: Error | null) => void }>) => unknown
  }>
  shown: number
  total: number
  endCursor: string | null | undefined
}>

/**
 * Renders how many promotions are shown, and the link to the next page. The link works without script; with script the
 * page grows in place, and the address follows for a reload or a way back.
 */
export function MorePromotions({ more, shown, total, endCursor }: Props) {
  const intl = useIntl()
  const location = useLocation()
  const isOnline = useOnlineStatus()
  const { notify } = useNotifications()
  const rewriteAddress = useRewriteAddress()
  const warn = (id: string) => notify({ id: 'promotions-more', kind: 'warning', message: intl.formatMessage({ id }) })
  const onComplete = (error: Error | null) => {
    if (error) return warn('promotions.moreFailed')
    rewriteAddress((search) => grownIndex(search, shown + PROMOTIONS_PAGE_SIZE))
  }
  const loadInPlace = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    if (more.isLoadingNext) return
    if (isOnline) more.loadNext(PROMOTIONS_PAGE_SIZE, { onComplete })
    else warn('promotions.moreOffline')
  }
  return (
    <div className={styles.more}>
      <p aria-live="polite">{shown > 0 ? intl.formatMessage({ id: 'promotions.shown' }, { shown, total }) : ''}</p>
      {more.hasNext ? (
        <a
          className={buttonStyle('secondary')}
          href={`${location.pathname}${nextIndex(new URLSearchParams(location.search), endCursor)}`}
          rel="next"
          aria-disabled={more.isLoadingNext || undefined}
          onClick={loadInPlace}
        >
          {intl.formatMessage({ id: more.isLoadingNext ? 'promotions.loadingMore' : 'promotions.more' })}
        </a>
      ) : null}
    </div>
  )
}
