/** Returns the log level for a failed redirect: a client that disconnected early is no fault of the shop. */
export function failureLevel(error: unknown): 'debug' | 'error' {
  return error instanceof Error && error.name === 'AbortError' ? 'debug' : 'error'
}
