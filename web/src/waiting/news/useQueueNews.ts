import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStoredValue } from '../../device/useStoredValue.ts'
import { useQueueClient } from '../../offline/QueueContext.ts'
import { OTHER_CHANGE } from '../../offline/taskDescription.ts'
import { useLateOutcomes } from '../../offline/useLateOutcomes.ts'
import { NEWS_LOOKS_MAX, NEWS_REST_MS } from '../limits.ts'
import { NEWS, type NewsItem, markShown, withNews } from './newsItem.ts'
import { newsOf } from './newsOf.ts'
import { isOnline } from '../../device/isOnline.ts'

/**
 * React hook that gathers outcomes without a waiting caller, and passes them to `tell` together when no more are
 * expected in a moment. They are stored meanwhile: a page that closes before leaves them to the next one. Returns all
 * stored items, newest first.
 */
export function useQueueNews(tell: (news: readonly NewsItem[]) => void): readonly NewsItem[] {
  const queue = useQueueClient()
  const [kept, update] = useStoredValue(NEWS)
  const [looks, setLooks] = useState(0)
  const gathered = useRef<readonly NewsItem[]>([])
  useLateOutcomes((late) => {
    const item = newsOf(late, { at: Date.now(), description: queue.getStarted()?.describe(late.task) ?? OTHER_CHANGE })
    gathered.current = withNews(gathered.current, item)
    update((now) => withNews(now, item))
    setLooks(1)
  })
  const takeOver = useEffectEvent(() => {
    // Items that came while this was loading are stored already.
    for (const item of kept.filter(({ isTold }) => !isTold)) gathered.current = withNews(gathered.current, item)
    if (gathered.current.length > 0) setLooks(1)
  })
  useEffect(() => takeOver(), [])

  const isMoreToCome = useCallback(
    () => isOnline() && queue.getTasks().some(({ awaitsConsent }) => !awaitsConsent),
    [queue],
  )
  const look = useEffectEvent(() => {
    if (looks < NEWS_LOOKS_MAX && isMoreToCome()) return setLooks(looks + 1)
    const news = gathered.current
    gathered.current = []
    setLooks(0)
    tell(news)
    update((now) => markShown(now, news))
  })
  useEffect(() => {
    if (looks === 0) return undefined
    const timer = setTimeout(look, NEWS_REST_MS)
    return () => clearTimeout(timer)
  }, [looks])
  return kept
}
