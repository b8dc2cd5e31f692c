import { hash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { sessionCookieName } from '@hogar/schema/sessionCookies.ts'
import { STOREFRONT_KEY_HEADER } from '@hogar/schema/storefrontKey.ts'
import type { RequestRefusal } from '../errors/requestRefusal.ts'
import type { CoreServices } from '../http/coreServices.ts'
import type { Payer } from '../limits/rateBuckets.ts'
import { clientAddress } from './caller/clientAddress.ts'
import type { Caller } from './caller/identifyCaller.ts'
import { RateMeter } from './rateLimit/rateMeter.ts'
import type { GatewayPlugin } from './visit.ts'

type Services = Pick<CoreServices, 'env' | 'sharedStore' | 'metrics'>

/**
 * Charges each request a fee before its body is read, also one with faulty headers, and at the end of the reply the
 * difference between the cost that was held and the actual work. Refuses with 429 above the quota.
 */
export function useRequestFee(services: Services): GatewayPlugin {
  return {
    onRequestParse({ serverContext: { visit } }) {
      const { request, response, caller, headerFault } = visit
      const payer =
        caller === undefined
          ? ({ kind: 'address', address: clientAddress(request, services.env.TRUST_PROXY) } as const)
          : payerOf(services, request, caller)
      const meter = new RateMeter(services, request, payer)
      visit.meter = meter
      response.once('close', () => meter.settle())
      const entering = meter.enter()
      return headerFault === undefined ? entering : refuseAfter(entering, headerFault)
    },
  }
}

async function refuseAfter(entering: Promise<void> | undefined, fault: RequestRefusal): Promise<never> {
  await entering
  throw fault
}

/**
 * Returns the payer of a request's cost: the partner of its key; the storefront for a page rendered without a session,
 * and thus for all visitors; else the client address.
 */
function payerOf({ env }: Pick<CoreServices, 'env'>, request: IncomingMessage, caller: Caller): Payer {
  if (caller.partner !== null) return { kind: 'partner', name: caller.partner }
  const { authorization, cookie = '', [STOREFRONT_KEY_HEADER]: key } = request.headers
  const hasSession = authorization !== undefined || cookie.includes(`${sessionCookieName(caller.store.code)}=`)
  if (!hasSession && env.STOREFRONT_KEY !== undefined && typeof key === 'string' && isSame(key, env.STOREFRONT_KEY)) {
    return { kind: 'storefront' }
  }
  return { kind: 'address', address: clientAddress(request, env.TRUST_PROXY) }
}

/** Compares digests, so that the time is constant for texts of any length. */
function isSame(left: string, right: string): boolean {
  return timingSafeEqual(hash('sha256', left, 'buffer'), hash('sha256', right, 'buffer'))
}
