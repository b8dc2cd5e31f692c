import type { IncomingMessage } from 'node:http'
import type { ProxyTrust } from '@hogar/schema/http/proxyTrust.ts'
import { readClient } from '@hogar/schema/http/readClient.ts'
import { onceOf } from '../../graph/onceOf.ts'

/** Reads the client of each request once: rate limits, session and scope ask for it. */
const clientsBy = onceOf((trust: ProxyTrust) => onceOf((request: IncomingMessage) => readClient(request, trust)))

/** Returns the address that rate limits count by: the client's, as reported by trusted proxies. */
export function clientAddress(request: IncomingMessage, trust: ProxyTrust): string {
  return countedAddress(clientsBy(trust)(request).address)
}

/** Returns an address, or the /64 network of an IPv6 address, which belongs to one household or server. */
export function countedAddress(address: string): string {
  return address.includes(':') ? networkOf(address) : address
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

function networkOf(address: string): string {
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter((group) => group !== '').length
  const whole = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ?? '').split(':')]
  return `${whole.slice(0, 4).join(':')}::/64`
}
