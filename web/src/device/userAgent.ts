/** Returns the `User-Agent` of this browser. */
export function userAgent(): string {
  return navigator.userAgent
}
