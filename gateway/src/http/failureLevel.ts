/** How a failure of a redirect is logged: a client that left before its answer is no fault of the shop's. */
export function failureLevel(error: unknown): 'debug' | 'error' {
  return error instanceof Error && error.name === 'AbortError' ? 'debug' : 'error'
}
