/** Returns true unless the browser knows that it has no network. */
export function isOnline(): boolean {
  return window.navigator.onLine
}
