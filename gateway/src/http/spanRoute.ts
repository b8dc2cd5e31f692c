import { SOCIAL_LOGIN_PATH } from '../redirects/socialLogin.ts'
import { CREDIT_FILES_PATH } from './uploads/creditUploads.ts'

/** Routes whose last part is a parameter, which any client can choose. */
const PATTERNS = [
  { prefix: SOCIAL_LOGIN_PATH, parameter: ':provider' },
  { prefix: CREDIT_FILES_PATH, parameter: ':slot' },
]
const NOT_FOUND = 404

/**
 * Returns the route that has answered a request, for the name of its span; undefined if none has. A path without
 * parameters is its own route: there are as many as `routeRequest` has.
 */
export function spanRoute(path: string, status: number): string | undefined {
  if (status === NOT_FOUND) return undefined
  const pattern = PATTERNS.find(({ prefix }) => path.startsWith(prefix))
  return pattern ? pattern.prefix + pattern.parameter : path
}
