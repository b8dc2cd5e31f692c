/** What the server said beside the page, which is everybody's: it stands in `Server-Timing`. */
export type Visit = Readonly<{
  /** True when the visitor came with a session: there may be a cart that the page does not show. */
  hasSession: boolean
  /** How old the page was when it was sent, in milliseconds. */
  ageMs: number
}>

/** Where nothing was said, or a browser does not tell, the page counts as old and the visitor as known: then we ask. */
const UNKNOWN: Visit = { hasSession: true, ageMs: Number.POSITIVE_INFINITY }

/** Reads what came with this page. */
export function readVisit(): Visit {
  if (typeof performance === 'undefined' || !('getEntriesByType' in performance)) return UNKNOWN
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation && 'serverTiming' in navigation && !isReturn(navigation)
    ? visitOf(navigation.serverTiming)
    : UNKNOWN
}

/** True for the way back, or a restored tab: the browser shows the page as it was sent once, before what was done since. */
export function isReturn(navigation: object): boolean {
  return 'type' in navigation && navigation.type === 'back_forward'
}

/** The same out of the entries of a navigation. */
export function visitOf(timings: unknown): Visit {
  if (!Array.isArray(timings)) return UNKNOWN
  const named = (name: string) => timings.find((timing: Readonly<{ name?: unknown }>) => timing.name === name)
  const page = named('page')
  return page ? { hasSession: named('session') !== undefined, ageMs: Number(page.duration) } : UNKNOWN
}
