const PROBE = 'hogar-probe'

/** Returns the cookies of this page that scripts may read. */
export function readCookies(): string {
  return document.cookie
}

/**
 * Returns true when the browser stores cookies for this shop: without them the shop loses a cart or a sign-in with the
 * next request. Checks by writing one, as `navigator.cookieEnabled` is true in Chrome even when all cookies are
 * blocked.
 */
export function keepsCookies(): boolean {
  try {
    document.cookie = `${PROBE}=1; path=/; samesite=lax`
    const isKept = document.cookie.includes(PROBE)
    document.cookie = `${PROBE}=; path=/; max-age=0`
    return isKept
  } catch {
    return false
  }
}
