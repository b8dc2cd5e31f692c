import { toAddress } from '@hogar/schema/routing/encodePath.ts'

/**
 * Returns the path inside the store that a redirect rule points to, with one leading slash, encoded: people write rules
 * with and without escapes. Null for a target outside: another site, another scheme, or a text that browsers read as
 * one (`//host`, `/\host`).
 */
export function redirectTarget(target: string): string | null {
  const path = target.trim()
  if (path === '' || /^[a-z][a-z\d+.-]*:/i.test(path) || /^[/\\]{2}|\\|\p{Cc}/u.test(path)) return null
  return toAddress(path.startsWith('/') ? path : `/${path}`)
}
