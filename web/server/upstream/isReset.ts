/** Returns true when the connection ended before an answer began. A refused connection does not count. */
export function isReset(error: unknown): boolean {
  return error instanceof Error && 'code' in error && RESET.has(error.code)
}

const RESET: ReadonlySet<unknown> = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])
