import { hash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { sessionCookieName } from '@hogar/schema/sessionCookies.ts'
import { STOREFRONT_KEY_HEADER } from '@hogar/schema/storefrontKey.ts'
import type { Payer } from '../../limits/rateBuckets.ts'
import { clientAddress } from '../caller/clientAddress.ts'
import type { CoreServices } from '../../http/coreServices.ts'
import type { Caller } from '../caller/identifyCaller.ts'

/**
 * Returns the payer of a request's cost: the partner of its key; the storefront for a page rendered without a session,
 * and thus for all visitors; else the client address.
 */
export function payerOf({ env }: Pick<CoreServices, 'env'>, request: IncomingMessage, caller: Caller): Payer {
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
