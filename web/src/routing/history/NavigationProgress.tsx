import { useEffect, useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { PROGRESS_DELAY_MS, SLOW_NAVIGATION_MS } from '../limits.ts'
import { usePageRouter } from '../PageRouterContext.ts'
import styles from './NavigationProgress.module.css'

/**
 * Renders a progress bar while the next page loads. The old page stays until the new one can be rendered whole, so the
 * router is ahead of the screen: the difference is the progress. A slow page is reported in words.
 */
export function NavigationProgress() {
  const router = usePageRouter()
  const drawn = useLocation().key
  const asked = useSyncExternalStore(
    (tell) => (router ? router.subscribe(tell) : () => undefined),
    () => (router ? (router.state.navigation.location ?? router.state.location).key : drawn),
    () => drawn,
  )
  const isPending = asked !== drawn
  const [waitedMs, setWaitedMs] = useState(0)
  useEffect(() => {
    if (!isPending) return
    const timers = [PROGRESS_DELAY_MS, SLOW_NAVIGATION_MS].map((ms) => setTimeout(setWaitedMs, ms, ms))
    return () => {
      timers.forEach(clearTimeout)
      setWaitedMs(0)
    }
  }, [isPending])
  const intl = useIntl()
  if (!isPending || !waitedMs) return null
  return (
    <>
      <div className={styles.bar}>
        <progress className={styles.reader} aria-label={intl.formatMessage({ id: 'routing.loading' })} />
      </div>
      <output className={styles.slow}>
        {waitedMs === SLOW_NAVIGATION_MS ? intl.formatMessage({ id: 'routing.slow' }) : null}
      </output>
    </>
  )
}
