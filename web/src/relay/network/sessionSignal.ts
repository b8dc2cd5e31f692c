/** Event on the window: the gateway has reported that the customer's session has ended. */
export const SESSION_ENDED = 'hogar:session-ended'

/**
 * Announces the end of the session if an answer's headers report it. Code that loads later reads
 * `window.hogarHasEnded`.
 */
export function announceSessionEnd(headers: Headers): void {
  if (!headers.has('x-session-state')) return
  window.hogarHasEnded = true
  window.dispatchEvent(new Event(SESSION_ENDED))
}
