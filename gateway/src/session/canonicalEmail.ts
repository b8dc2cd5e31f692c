/**
 * Returns the canonical spelling of an account's e-mail address, for comparisons and counters: trimmed and in lower
 * case.
 */
export function canonicalEmail(email: string): string {
  return email.trim().toLowerCase()
}
