/** Routes whose last part is a parameter, which any client can choose. */
const PATTERNS = [
  { prefix: '/social-login/', route: '/social-login/:provider' },
  { prefix: '/credit/files/', route: '/credit/files/:slot' },
]
const NOT_FOUND = 404

/**
 * Returns the route that has answered a request, for the name of its span; undefined if none has. A path without
 * parameters is its own route: there are as many as `routeRequest` has.
 */
export function spanRoute(path: string, status: number): string | undefined {
  if (status === NOT_FOUND) return undefined
  return PATTERNS.find(({ prefix }) => path.startsWith(prefix))?.route ?? path
}
