/** Query parameters that are secrets or the key to somebody's cart. */
const SECRET_PARAMETERS = /([?&](?:token|cartId|groupToken|owner|key)=)[^&#]*/gi

/** A URL as it may stand in a log. */
export function scrubUrl(url: string): string {
  return url.replaceAll(SECRET_PARAMETERS, '$1***')
}
