import type { IncomingMessage } from 'node:http'

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

type Trust = 'none' | 'loopback' | 'all'

/** True when the peer's `X-Forwarded-*` headers are believed. */
export function isTrustedPeer(request: IncomingMessage, trust: Trust): boolean {
  if (trust === 'all') return true
  return trust === 'loopback' && LOOPBACK.has(request.socket.remoteAddress ?? '')
}

/**
 * Who asks, for rate limits. Behind a trusted proxy it is the address that this proxy saw: the last one of the list,
 * because everything before it is what the client claims.
 */
export function clientAddress(request: IncomingMessage, trust: Trust): string {
  const peer = request.socket.remoteAddress ?? 'unknown'
  if (!isTrustedPeer(request, trust)) return peer
  const forwarded = request.headers['x-forwarded-for']
  const last = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded)?.split(',').at(-1)?.trim()
  return last || peer
}
