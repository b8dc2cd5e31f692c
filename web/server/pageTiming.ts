type About = Readonly<{
  /** How old the page is, in milliseconds: 0 when it was rendered for this visitor. */
  ageMs: number
  /** True when the visitor came with a session: there may be a cart that the page does not show. */
  hasSession: boolean
}>

/** `Server-Timing` of a page: what its own scripts have to know and the document, which is everybody's, cannot say. */
export function pageTiming({ ageMs, hasSession }: About): string {
  return `page;dur=${Math.round(ageMs)}${hasSession ? ', session' : ''}`
}
