const PROBE = 'hogar-probe'

/** Cookies of this page that code may read. */
export function readCookies(): string {
  return document.cookie
}

/**
 * True when the browser keeps cookies for this shop: without them the shop forgets a cart or a sign-in with the next
 * request. Asked by writing one, as `navigator.cookieEnabled` is true in Chrome even when all cookies are blocked.
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
