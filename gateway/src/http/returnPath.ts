/** What may name a path as base64; whether it is one of this shop the page says that leads there. */
const RETURN_PATH = /^[\w+/=-]+$/

/** The path that an address says to lead back to, as it stands there; null for what is none, or too long. */
export function readReturnPath(parameters: URLSearchParams, maxCharacters: number): string | null {
  // A plus that a form has turned into a space is one again.
  const path = (parameters.get('r') ?? '').replaceAll(' ', '+')
  return path.length <= maxCharacters && RETURN_PATH.test(path) ? path : null
}

/** Query of a page that leads back there. */
export function returnQuery(path: string | null, others: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ ...others, ...(path === null ? {} : { r: path }) }).toString()
  return query === '' ? '' : `?${query}`
}
