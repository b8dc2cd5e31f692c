import type { Dispatcher } from 'undici'
import type { WebEnv } from './env.ts'
import type { PassOnTarget } from './passOn.ts'
import type { Visitor } from './visitor.ts'

/** Where requests go that are for the gateway or the platform, and what is added to them. */
export function createPassOnTargets(env: Pick<WebEnv, 'gatewayUrl' | 'upstreamUrl'>, dispatcher: Dispatcher) {
  const onBehalf = ({ requestId, address, host }: Visitor) => ({
    'x-request-id': requestId,
    'x-forwarded-for': address,
    'x-forwarded-host': host,
  })
  return {
    graphql: (visitor: Visitor): PassOnTarget => ({
      dispatcher,
      origin: env.gatewayUrl,
      path: `/graphql${visitor.url.search}`,
      headers: onBehalf(visitor),
    }),
    /** Answered by a redirect with the cart's token in it: it goes from the gateway to the browser, past every script. */
    handOver: (visitor: Visitor, storeCode: string): PassOnTarget => ({
      dispatcher,
      origin: env.gatewayUrl,
      path: '/checkout/external',
      headers: { ...onBehalf(visitor), 'x-store': storeCode },
    }),
    /** Answered by a redirect to an address without the token: it goes from the browser to the gateway, past every script. */
    silentLogin: (visitor: Visitor, storeCode: string): PassOnTarget => ({
      dispatcher,
      origin: env.gatewayUrl,
      path: `/silent-login${visitor.url.search}`,
      headers: { ...onBehalf(visitor), 'x-store': storeCode },
    }),
    pictures: ({ url }: Visitor): PassOnTarget => ({
      dispatcher,
      origin: env.upstreamUrl,
      path: `${url.pathname}${url.search}`,
      // Pictures are for everybody: no session travels with them.
      headers: { cookie: '' },
    }),
  }
}
