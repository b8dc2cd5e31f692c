/**
 * Returns true for a path of this site. One leading slash, no second one, no backslash, no characters that browsers
 * strip: each of them can make a path be read as a host.
 */
export function isPathInside(path: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)
}
