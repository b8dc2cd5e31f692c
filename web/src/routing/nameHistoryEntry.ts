/**
 * Gives the entry that a page was loaded into a name of its own. The router calls all of them `default`, so that a page
 * would be opened where the one before it was left. Has to run before the router is made.
 */
export function nameHistoryEntry(history: History): void {
  const state: unknown = history.state
  const known = typeof state === 'object' && state !== null ? state : {}
  if (!('key' in known)) history.replaceState({ ...known, key: Math.random().toString(36).slice(2) }, '')
}
