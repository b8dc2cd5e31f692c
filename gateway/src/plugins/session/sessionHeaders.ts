import type { IncomingHttpHeaders } from 'node:http'
import { GatewayError } from '../../errors/gatewayError.ts'
import { RequestRefusal } from '../../errors/requestRefusal.ts'

/**
 * How a request names its session: `bearer` with a seal, `new` for a session to be sealed into the reply, or `cookie`.
 */
export type SessionHeaders = Readonly<{ kind: 'bearer'; sealed: string } | { kind: 'new' } | { kind: 'cookie' }>

/**
 * Parses `Authorization: Bearer` and `X-Session: new`. Other schemes belong to proxies in front of the gateway. Throws
 * RequestRefusal 401 for an invalid Bearer, 400 for another `X-Session`.
 */
export function readSessionHeaders(headers: IncomingHttpHeaders): SessionHeaders {
  const { authorization = '', 'x-session': asked } = headers
  if (/^bearer(?:\s|$)/i.test(authorization)) {
    const sealed = /^bearer +(\S+)$/i.exec(authorization)?.[1]
    if (sealed === undefined) throw unknownSession()
    return { kind: 'bearer', sealed }
  }
  if (asked === undefined) return { kind: 'cookie' }
  if (asked === 'new') return { kind: 'new' }
  const message = 'X-Session in a request is `new` or absent. A session is sent as Authorization: Bearer.'
  throw new RequestRefusal([new GatewayError('BAD_USER_INPUT', message)], { status: 400 })
}

/** Returns the refusal of a Bearer that opens no session of the store. */
export function unknownSession(): RequestRefusal {
  const message = 'Authorization: Bearer opens no session of this store. Start a new one with X-Session: new.'
  return new RequestRefusal([new GatewayError('UNAUTHENTICATED', message)], {
    status: 401,
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  })
}
