/**
 * Returns an address that editors may use: on the web, a path of this shop, or, for a link, mail and telephone. Null
 * for every other scheme, for addresses that only look like paths (`//evil`, `/\evil`), and for control characters.
 */
export function safeUrl(value: string, isLink: boolean): string | null {
  const url = value.trim()
  // Browsers skip control characters inside a scheme and read a backslash as a slash.
  if (url === '' || /[\p{Cc}\\]/u.test(url) || url.startsWith('//')) return null
  const scheme = /^([^/?#:]*):/.exec(url)?.[1]?.toLowerCase()
  if (scheme === undefined) return url
  if (scheme === 'https' || scheme === 'http') return /^https?:\/\/[^/]/i.test(url) && URL.canParse(url) ? url : null
  return isLink && (scheme === 'mailto' || scheme === 'tel') ? url : null
}
