/** Path and query of a request, as the request line carries them: escapes are not decoded. */
export type RequestTarget = Readonly<{
  /** Starts with exactly one slash. */
  path: string
  /** Empty, or starts with `?`. */
  search: string
}>

/**
 * Splits the target of a request line. Returns null for every form but a path (`*`, `host:443`, a whole address).
 * Several leading slashes count as one, and a backslash as a slash, as URL parsers count it: behind two of them a parser
 * would read a host. Never throws.
 */
export function readTarget(target: string | undefined): RequestTarget | null {
  if (!target?.startsWith('/')) return null
  const [raw = '', ...rest] = target.split('?')
  return { path: raw.replace(/^\/[/\\]+/, '/'), search: rest.length === 0 ? '' : `?${rest.join('?')}` }
}
