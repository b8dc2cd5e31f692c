import type { MouseEvent } from 'react'
import { useIntl } from 'react-intl'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { useNotifications } from '../../design/overlays/NotificationsContext.ts'
import { useRewriteAddress } from '../../routing/history/useRewriteAddress.ts'
import { useStorePath } from '../../routing/useStorePath.ts'
import { searchAfter } from '../blogAddress.ts'
import { BLOG_PAGE_SIZE } from '../limits.ts'
import styles from './MoreLink.module.css'

/** Next pages of a list of posts, as Relay's pagination loads them. */
export type MorePosts = Readonly<{
  hasNext: boolean
  isLoadingNext: boolean
  loadNext: (count: number, options: Readonly<{ onComplete: (error: Error | null) => void }>) => unknown
}>

type Props = Readonly<{ more: MorePosts; path: string; endCursor: string | null }>

/**
 * Renders the link to the next page of a list of posts. The link works without script; with script the list grows in
 * place, and the address follows.
 */
export function MoreLink({ more, path, endCursor }: Props) {
  const intl = useIntl()
  const toPath = useStorePath()
  const { notify } = useNotifications()
  const rewriteAddress = useRewriteAddress()
  if (!more.hasNext || endCursor === null) return null
  const address = `${toPath(path)}${searchAfter(endCursor)}`
  const onComplete = (error: Error | null) => {
    if (error) return notify({ kind: 'danger', message: intl.formatMessage({ id: 'blog.moreFailed' }) })
    rewriteAddress(() => address)
  }
  const loadInPlace = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    if (!more.isLoadingNext) more.loadNext(BLOG_PAGE_SIZE, { onComplete })
  }
  return (
    <div className={styles.more}>
      <a
        className={buttonStyle('secondary')}
        href={address}
        rel="next"
        aria-disabled={more.isLoadingNext || undefined}
        onClick={loadInPlace}
      >
        {intl.formatMessage({ id: more.isLoadingNext ? 'blog.loadingMore' : 'blog.more' })}
      </a>
    </div>
  )
}
