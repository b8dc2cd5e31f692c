/** Calls back each time the page returns from the back/forward cache: unchanged, however long ago it was left. */
export function whenPageReturns(listener: () => void): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener()
  })
}
