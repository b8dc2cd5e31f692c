import type { IncomingMessage } from 'node:http'
import { countedAddress } from '@hogar/schema/http/countedAddress.ts'
import type { ProxyTrust } from '@hogar/schema/http/proxyTrust.ts'
import { readClient } from '@hogar/schema/http/readClient.ts'
import { onceOf } from '../../graph/onceOf.ts'

/** Reads the client of each request once: rate limits, session and scope ask for it. */
const clientsBy = onceOf((trust: ProxyTrust) => onceOf((request: IncomingMessage) => readClient(request, trust)))

/** Returns the address that rate limits count by: the client's, as reported by trusted proxies. */
export function clientAddress(request: IncomingMessage, trust: ProxyTrust): string {
  return countedAddress(clientsBy(trust)(request).address)
}

/** Returns true if a trusted proxy reports that the client uses HTTPS. */
export function isHttps(request: IncomingMessage, trust: ProxyTrust): boolean {
  return clientsBy(trust)(request).scheme === 'https'
}

/** Returns the shop's public origin: the host reported by a trusted proxy, else the gateway's own. */
export function shopOrigin(request: IncomingMessage, trust: ProxyTrust): string {
  const { scheme, forwardedHost } = clientsBy(trust)(request)
  return `${scheme}://${forwardedHost ?? request.headers.host ?? ''}`
}
