import type { IncomingMessage } from 'node:http'
import type { ProxyTrust } from '@hogar/schema/http/proxyTrust.ts'
import { readClient } from '@hogar/schema/http/readClient.ts'

/**
 * The address that limits count by: the client's, as the believed proxies report it.
 */
export function clientAddress(request: IncomingMessage, trust: ProxyTrust): string {
  return countedAddress(readClient(request, trust).address)
}

/** An address, or of an IPv6 address its network of 64 bits, which one household or one server has to itself. */
export function countedAddress(address: string): string {
  return address.includes(':') ? networkOf(address) : address
}

/** True when a believed proxy says that the client speaks HTTPS to it. */
export function isHttps(request: IncomingMessage, trust: ProxyTrust): boolean {
  return readClient(request, trust).scheme === 'https'
}

/** Where the browser finds the shop: the host that a believed proxy was asked for, else the gateway's own. */
export function shopOrigin(request: IncomingMessage, trust: ProxyTrust): string {
  const { scheme, forwardedHost } = readClient(request, trust)
  return `${scheme}://${forwardedHost ?? request.headers.host ?? ''}`
}

function networkOf(address: string): string {
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter((group) => group !== '').length
  const whole = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ?? '').split(':')]
  return `${whole.slice(0, 4).join(':')}::/64`
}
