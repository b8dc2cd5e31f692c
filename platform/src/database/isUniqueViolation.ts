const UNIQUE_VIOLATION = '23505'

/** Returns true if a statement failed because another row has the same unique value. */
export function isUniqueViolation(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === UNIQUE_VIOLATION
}
