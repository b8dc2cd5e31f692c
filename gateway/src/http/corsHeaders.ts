import { PREFLIGHT_MAX_AGE_SECONDS } from './limits.ts'

type Headers = Readonly<Record<string, string>>

/** What scripts of other origins may send beyond the plain headers. */
const REQUEST_HEADERS =
  'accept, authorization, content-type, x-api-key, x-deadline-ms, x-hogar-client, x-request-id, x-store'

/** Everything in a request's head that its answer depends on, for the caches between us and the client. */
const VARY = 'Accept, Authorization, Cookie, Origin, X-Api-Key, X-Store'

/** Headers for a request with this `Origin`: none but `Vary` for an origin that is not on the list. */
export function corsHeaders(origin: string | undefined, allowed: readonly string[]): Headers {
  if (origin === undefined || !allowed.includes(origin)) return { vary: VARY }
  return {
    vary: VARY,
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'retry-after, x-request-id, x-session',
  }
}

/** What a preflight is told on top. */
export const PREFLIGHT_HEADERS: Headers = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': REQUEST_HEADERS,
  'access-control-max-age': String(PREFLIGHT_MAX_AGE_SECONDS),
}
