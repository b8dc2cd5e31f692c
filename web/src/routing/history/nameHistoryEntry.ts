/**
 * Gives the history entry of a loaded page a key of its own. The router calls all of them `default`, so that a page
 * would open at the scroll position of the one before. Has to run before the router is created.
 */
export function nameHistoryEntry(history: History): void {
  const state: unknown = history.state
  const known = typeof state === 'object' && state !== null ? state : {}
  if (!('key' in known)) history.replaceState({ ...known, key: Math.random().toString(36).slice(2) }, '')
}
