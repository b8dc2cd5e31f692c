import { useEffect } from 'react'
import { isOnline } from '../../../device/isOnline.ts'
import { useRefresh } from './useRefresh.ts'

/** So long after a reading nothing is read again. */
const FRESH_MS = 2_000

/**
 * React hook that reads the application again when the applicant comes back to this tab: another one may have answered
 * steps, sent it or erased it. A failure changes nothing.
 */
export function useReadOnReturn(isHome: boolean): void {
  const refresh = useRefresh()
  useEffect(() => {
    let readAt = performance.now()
    const read = () => {
      if (document.visibilityState === 'hidden' || !isOnline() || performance.now() - readAt < FRESH_MS) return
      readAt = performance.now()
      void refresh(isHome)
    }
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [refresh, isHome])
}
