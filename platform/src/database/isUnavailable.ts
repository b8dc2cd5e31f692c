/**
 * SQLSTATE of errors that say nothing about the statement: 08 connection, 40 rolled back for another transaction, 53 out of
 * disk, memory or connections, 57 stopped or starting, 58 system error, 25006 read-only.
 */
const SQL_STATES = /^(?:(?:08|40|53|57|58)[0-9A-Z]{3}|25006)$/

/** Operating system errors: no connection, or no room on the disk. */
const SYSTEM_ERRORS: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EMFILE',
  'ENFILE',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
])

/** Errors of the driver, of its pool and of the embedded database that have no code. */
const MESSAGES = [
  /^Connection terminated/,
  /^Client has encountered a connection error/,
  /^Client was closed/,
  /^timeout exceeded when trying to connect/,
  /^Query read timeout/,
  /^Cannot use a pool after calling end/,
  /^PGlite is clos/,
  /\bNo space left on device\b/,
  /\bRead-only file system\b/,
]

/** Returns true if an error says that the database cannot be used now: lost, starting, read-only or full. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (SQL_STATES.test(code) || SYSTEM_ERRORS.has(code)) return true
  // The system call of an error that the embedded database's file system throws has a number, no name.
  if (MESSAGES.some((message) => message.test(error.message))) return true
  return error.cause !== undefined && error.cause !== error && isUnavailable(error.cause)
}
