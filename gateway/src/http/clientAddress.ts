import type { IncomingMessage } from 'node:http'

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/**
 * How many proxies in front of the gateway are believed: `all` means one, `loopback` one when it runs on this machine, a
 * number itself.
 */
function trustedHops(request: IncomingMessage, trust: string): number {
  if (trust === 'none') return 0
  if (trust === 'all') return 1
  if (trust === 'loopback') return LOOPBACK.has(request.socket.remoteAddress ?? '') ? 1 : 0
  return Number(trust)
}

/**
 * Who asks, for rate limits: the address that the outermost believed proxy saw. Everything before it in
 * `X-Forwarded-For` is what the client claims.
 */
export function clientAddress(request: IncomingMessage, trust: string): string {
  const forwarded = request.headers['x-forwarded-for']
  const claimed = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',')
  const chain = [...claimed.map((part) => part.trim()).filter(Boolean), request.socket.remoteAddress ?? 'unknown']
  return chain[Math.max(0, chain.length - 1 - trustedHops(request, trust))] ?? 'unknown'
}

/** True when a believed proxy says that the client speaks HTTPS to it. */
export function isHttps(request: IncomingMessage, trust: string): boolean {
  return trustedHops(request, trust) > 0 && request.headers['x-forwarded-proto'] === 'https'
}

/** Where the browser finds the shop: the host that a believed proxy was asked for, else the gateway's own. */
export function shopOrigin(request: IncomingMessage, trust: string): string {
  const forwarded = trustedHops(request, trust) > 0 ? request.headers['x-forwarded-host'] : undefined
  const host = (typeof forwarded === 'string' ? forwarded : request.headers.host) ?? ''
  return `${isHttps(request, trust) ? 'https' : 'http'}://${host}`
}
