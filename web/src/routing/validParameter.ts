/**
 * Returns the first value of a parameter that its page's cache key would hold; null when there is none. A page must not
 * read any other: the server renders it without them, and the browser with them.
 */
export function validParameter(
  search: URLSearchParams,
  name: string,
  isRead: (name: string, value: string) => boolean,
): string | null {
  return search.getAll(name).find((value) => isRead(name, value)) ?? null
}
