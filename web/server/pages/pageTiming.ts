type About = Readonly<{
  /** Age of the page, in milliseconds: 0 when it was rendered for this visitor. */
  ageMs: number
  /** True when the visitor sent a session: there may be a cart that the page does not show. */
  hasSession: boolean
}>

/**
 * Returns `Server-Timing` of a page: values that its scripts need and that a document shared by all visitors cannot
 * hold.
 */
export function pageTiming({ ageMs, hasSession }: About): string {
  return `page;dur=${Math.round(ageMs)}${hasSession ? ', session' : ''}`
}
