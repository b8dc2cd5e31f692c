/** Time for which a page must be hidden to count as left: a short look at another tab costs no requests. */
export const AWAY_MIN_MS = 60_000

/**
 * Calls back each time a page returns with what it showed when it was left: from the back/forward cache, however long
 * that was, or to the foreground after it was hidden for a while, as a tab on a phone is.
 */
export function whenPageReturns(listener: () => void): void {
  let hiddenAt = document.visibilityState === 'hidden' ? Date.now() : null
  // A page from the back/forward cache comes to the foreground too: one return, one call.
  let isAnnounced = false
  const announce = () => {
    if (isAnnounced) return
    isAnnounced = true
    listener()
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now()
      isAnnounced = false
    } else if (hiddenAt !== null && Date.now() - hiddenAt >= AWAY_MIN_MS) announce()
  })
  window.addEventListener('pagehide', () => {
    isAnnounced = false
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) announce()
  })
}
