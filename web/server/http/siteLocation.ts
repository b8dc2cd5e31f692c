/**
 * Returns the address that a redirect may write. One that starts with a slash stays on this site: a browser takes two
 * slashes, or backslashes, for the name of a host, and skips tabs and line breaks between them.
 */
export function siteLocation(address: string): string {
  // eslint-disable-next-line no-control-regex -- These characters are the point.
  return address.replace(/^[\u0000-\u0020]*\/[\u0000-\u0020/\\]*/, '/')
}
