/** Calls back each time the page comes out of the back/forward cache: as it was left, however long ago. */
export function whenPageReturns(listener: () => void): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener()
  })
}
