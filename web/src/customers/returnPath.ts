import * as v from 'valibot'
import { isPathInside } from '../routing/isPathInside.ts'
import { RETURN_PATH_MAX_CHARACTERS } from './limits.ts'

/** Name of the query parameter that says where to go after signing in: a path inside the store, as base64. */
const PARAMETER = 'r'

/** Query of the sign-in page for somebody who has just signed out. */
export const SIGNED_OUT = 'bye'

const cameFromSchema = v.object({
  from: v.object({ pathname: v.string(), search: v.fallback(v.string(), '') }),
})

/** Address of a page before which one has to sign in, with the way back to a path inside the store. */
export function withReturnPath(page: string, path: string): string {
  const bytes = new TextEncoder().encode(path)
  const text = btoa(String.fromCodePoint(...bytes))
  return path.length > RETURN_PATH_MAX_CHARACTERS
    ? page
    : `${page}?${new URLSearchParams({ [PARAMETER]: text }).toString()}`
}

/** The path inside the store that `r` names; null for anything that is none: other sites, scripts, nonsense. */
export function readReturnPath(search: URLSearchParams): string | null {
  const text = search.get(PARAMETER) ?? ''
  if (text === '' || text.length > 2 * RETURN_PATH_MAX_CHARACTERS) return null
  try {
    // A plus that a form has turned into a space, and the alphabet of addresses.
    const binary = atob(text.replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/'))
    const path = new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(binary, (letter) => letter.codePointAt(0) ?? 0),
    )
    return isPathInside(path) ? path : null
  } catch {
    return null
  }
}

/** The path of the site that the link in the header was on, out of the history's state; null when it was another way in. */
export function readCameFrom(state: unknown): string | null {
  const parsed = v.safeParse(cameFromSchema, state)
  if (!parsed.success) return null
  const { pathname, search } = parsed.output.from
  return isPathInside(pathname) ? `${pathname}${search}` : null
}
