import type { Dispatcher } from 'undici'
import type { WebEnv } from '../env.ts'
import { PASS_ON_BODY_MAX_BYTES, PASS_ON_UPLOAD_MAX_BYTES } from '../limits.ts'
import type { ProxyTarget } from './proxyRequest.ts'
import type { Visitor } from '../http/visitor.ts'

/** Creates the proxy targets of requests for the gateway or the platform, with the headers added to them. */
export function createProxyTargets(
  env: Pick<WebEnv, 'gatewayUrl' | 'upstreamUrl' | 'cacheTagsHeader'>,
  dispatcher: Dispatcher,
) {
  const onBehalf = ({ requestId, address, host, scheme }: Visitor) => ({
    'x-request-id': requestId,
    'x-forwarded-for': address,
    'x-forwarded-host': host,
    'x-forwarded-proto': scheme,
  })
  // The tags are for a cache in front of the storefront: they would reveal internal ids to visitors.
  const hidden = new Set(env.cacheTagsHeader ? [] : ['x-vs-cache-tags'])
  return {
    graphql: (visitor: Visitor): ProxyTarget => ({
      dispatcher,
      origin: env.gatewayUrl,
      path: `/graphql${visitor.url.search}`,
      headers: onBehalf(visitor),
      bodyMaxBytes: PASS_ON_BODY_MAX_BYTES,
      hidden,
    }),
    /** Target of a file of a credit application, or of the pictures of its live test. */
    creditUpload: (visitor: Visitor): ProxyTarget => ({
      dispatcher,
      origin: env.gatewayUrl,
      path: `${visitor.url.pathname}${visitor.url.search}`,
      headers: onBehalf(visitor),
      bodyMaxBytes: PASS_ON_UPLOAD_MAX_BYTES,
    }),
    /**
     * Target of a redirect that holds a token, or seals one: it goes between gateway and browser, past every script.
     * `path` is inside the store.
     */
    redirect: (visitor: Visitor, { storeCode, path }: Readonly<{ storeCode: string; path: string }>): ProxyTarget => ({
      dispatcher,
      origin: env.gatewayUrl,
      path: `${path}${visitor.url.search}`,
      headers: { ...onBehalf(visitor), 'x-store': storeCode },
      bodyMaxBytes: PASS_ON_BODY_MAX_BYTES,
    }),
    pictures: ({ url }: Visitor): ProxyTarget => ({
      dispatcher,
      origin: env.upstreamUrl,
      path: `${url.pathname}${url.search}`,
      // Pictures are public: no session is sent with them.
      headers: { cookie: '' },
      bodyMaxBytes: 0,
    }),
  }
}
