import type { IncomingHttpHeaders } from 'node:http'
import type { CoreServices } from '../http/coreServices.ts'
import { PREFLIGHT_MAX_AGE_SECONDS } from '../http/limits.ts'
import { isStorefront } from './caller/identifyCaller.ts'
import { type GatewayPlugin, setHeaders } from './visit.ts'

/** Names the request on every reply, lets the allowed origins read it, and answers preflights. */
export function useCors({ env }: Pick<CoreServices, 'env'>): GatewayPlugin {
  return {
    onRequest({ serverContext: { visit }, fetchAPI, ...hook }) {
      const { headers, method } = visit.request
      setHeaders(visit, { 'x-request-id': visit.requestId, ...corsHeaders(headers, env.ALLOWED_ORIGINS) })
      if (method !== 'OPTIONS') return
      const init = { status: 204, headers: preflightHeaders(headers['access-control-request-headers']) }
      hook.endResponse(new fetchAPI.Response(null, init))
    },
  }
}

type Headers = Readonly<Record<string, string>>

/** Request headers that scripts of allowed origins may send beyond the safelisted ones. */
const REQUEST_HEADERS: readonly string[] = [
  'accept',
  'authorization',
  'content-type',
  'x-api-key',
  'x-deadline-ms',
  'x-hogar-client',
  'x-request-id',
  'x-requested-with',
  'x-session',
  'x-store',
  // GraphQL clients
  'apollo-require-preflight',
  'apollographql-client-name',
  'apollographql-client-version',
  'graphql-require-preflight',
  'x-apollo-operation-id',
  'x-apollo-operation-name',
  'x-apollo-operation-type',
  'x-graphql-yoga-csrf',
  // Tracing
  'baggage',
  'b3',
  'sentry-trace',
  'traceparent',
  'tracestate',
  'x-b3-parentspanid',
  'x-b3-sampled',
  'x-b3-spanid',
  'x-b3-traceid',
]

/** Prefixes of headers to which clients add new ones with each release. */
const REQUEST_HEADER_FAMILIES = /^(?:x-apollo-|apollographql-|apollo-|x-datadog-)[a-z0-9-]{1,40}$/

const REQUESTED_HEADERS_MAX = 30

const EXPOSED_HEADERS = [
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'x-request-id',
  'x-session',
].join(', ')

/** Request headers that every reply depends on, for caches between gateway and client. */
const VARY = 'Accept, Accept-Encoding, Authorization, Cookie, Origin, X-Api-Key, X-Hogar-Client, X-Session, X-Store'

/**
 * Returns the headers of a reply to a request with these headers: only `Vary` for an origin that is not on the list. The
 * storefront reads messages in the language of its store, other clients in the one that they prefer.
 */
function corsHeaders(headers: IncomingHttpHeaders, allowed: readonly string[]): Headers {
  const { origin } = headers
  const vary = isStorefront(headers) ? VARY : `${VARY}, Accept-Language`
  if (origin === undefined || !allowed.includes(origin)) return { vary }
  return {
    vary,
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': EXPOSED_HEADERS,
  }
}

/** Returns the headers of the reply to a preflight with these `Access-Control-Request-Headers`. */
function preflightHeaders(requested: string | undefined): Headers {
  const names = (requested ?? '').toLowerCase().split(',', REQUESTED_HEADERS_MAX)
  const ofFamilies = names.map((name) => name.trim()).filter((name) => REQUEST_HEADER_FAMILIES.test(name))
  return {
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': [...new Set([...REQUEST_HEADERS, ...ofFamilies])].join(', '),
    'access-control-max-age': String(PREFLIGHT_MAX_AGE_SECONDS),
  }
}
