/** Whether the connection ended before an answer began. That nobody listens at all is something else. */
export function isReset(error: unknown): boolean {
  return error instanceof Error && 'code' in error && RESET.has(error.code)
}

const RESET: ReadonlySet<unknown> = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])
