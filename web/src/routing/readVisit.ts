/** Values in `Server-Timing` about this visit, which a page cached for all visitors cannot hold. */
export type Visit = Readonly<{
  /** True when the visitor sent a session: there may be a cart that the page does not show. */
  hasSession: boolean
  /** Age of the page when it was sent, in milliseconds. */
  ageMs: number
}>

/**
 * Used without the header, or where a browser does not expose it: the page counts as old and the visitor as known, so
 * that both are read again.
 */
const UNKNOWN: Visit = { hasSession: true, ageMs: Number.POSITIVE_INFINITY }

/** Reads the values of this page's response. */
export function readVisit(): Visit {
  if (typeof performance === 'undefined' || !('getEntriesByType' in performance)) return UNKNOWN
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation && 'serverTiming' in navigation && !isReturn(navigation)
    ? visitOf(navigation.serverTiming)
    : UNKNOWN
}

/**
 * Returns true for back navigation, or a restored tab: the browser shows the page as it was first sent, without later
 * changes.
 */
export function isReturn(navigation: object): boolean {
  return 'type' in navigation && navigation.type === 'back_forward'
}

/** Reads them from the entries of a navigation. */
export function visitOf(timings: unknown): Visit {
  if (!Array.isArray(timings)) return UNKNOWN
  const named = (name: string) => timings.find((timing: Readonly<{ name?: unknown }>) => timing.name === name)
  const page = named('page')
  return page ? { hasSession: named('session') !== undefined, ageMs: Number(page.duration) } : UNKNOWN
}
