import { isPathInside } from '../../routing/isPathInside.ts'
import { RETURN_PATH_MAX_CHARACTERS } from '../limits.ts'

/** Query parameter with the return path after signing in: a path inside the store, in base64. */
const PARAMETER = 'r'

/** Query of the sign-in page after signing out. */
export const SIGNED_OUT = 'bye'

/** Query of the sign-in page after the account was erased. */
export const ERASED = 'erased'

/** Returns the address of a sign-in page with a return path inside the store. */
export function withReturnPath(page: string, path: string): string {
  const bytes = new TextEncoder().encode(path)
  const text = btoa(String.fromCodePoint(...bytes))
  return path.length > RETURN_PATH_MAX_CHARACTERS
    ? page
    : `${page}?${new URLSearchParams({ [PARAMETER]: text }).toString()}`
}

/**
 * Reads the return path inside the store from `r`; null if it is missing or invalid, for example an address of another
 * site or a script.
 */
export function readReturnPath(search: URLSearchParams): string | null {
  const text = search.get(PARAMETER) ?? ''
  if (text === '' || text.length > 2 * RETURN_PATH_MAX_CHARACTERS) return null
  try {
    // Accepts a plus sign that a form has decoded as a space, and the URL-safe alphabet.
    const binary = atob(text.replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/'))
    const path = new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0),
    )
    return isPathInside(path) ? path : null
  } catch {
    return null
  }
}
