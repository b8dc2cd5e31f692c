/** Pattern of a path in base64. The page that redirects there checks that it belongs to this shop. */
const RETURN_PATH = /^[\w+/=-]+$/

/** Returns the return path of an address, still encoded; null if it is invalid or too long. */
export function readReturnPath(parameters: URLSearchParams, maxCharacters: number): string | null {
  // A plus that a form decoded to a space is restored.
  const path = (parameters.get('r') ?? '').replaceAll(' ', '+')
  return path.length <= maxCharacters && RETURN_PATH.test(path) ? path : null
}

/** Returns the query of a page that redirects to that path. */
export function returnQuery(path: string | null, others: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ ...others, ...(path === null ? {} : { r: path }) }).toString()
  return query === '' ? '' : `?${query}`
}
