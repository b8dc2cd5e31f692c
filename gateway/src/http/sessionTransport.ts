import type { IncomingMessage, ServerResponse } from 'node:http'
import { sessionCookieName } from '@hogar/schema/sessionCookieName.ts'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { createSession, type OpenSession } from '../session/createSession.ts'
import { SESSION_TTL_SECONDS } from '../session/limits.ts'
import type { SessionSeal } from '../session/sessionSeal.ts'
import type { CoreServices } from './coreServices.ts'

/** The session that a request brings, by `Authorization: Bearer` or else by cookie; a new one when it brings none. */
export async function readSession(
  request: IncomingMessage,
  store: StoreDefinition,
  seal: SessionSeal,
): Promise<OpenSession> {
  const sealed = bearer(request.headers.authorization) ?? cookie(request.headers.cookie, sessionCookieName(store.code))
  const content = sealed === undefined ? null : await seal.open(sealed)
  return createSession(content?.store === store.code ? content : null)
}

type Write = Readonly<{
  store: StoreDefinition
  session: OpenSession
  services: Pick<CoreServices, 'seal' | 'analyticsIds'>
  secure: boolean
}>

/** Name of the cookie that tag managers know a customer by: the requirements' own. No part of the gateway reads it. */
const ANALYTICS_COOKIE = 'userID'

/**
 * Seals a session that has changed into the response: an HttpOnly cookie, unless the session came as a Bearer, and the
 * `X-Session` header for an app that came with a Bearer or a partner's key. Beside the session's cookie goes the one that
 * measuring knows a customer by, for as long as the account is open.
 */
export async function writeSession(
  request: IncomingMessage,
  response: ServerResponse,
  { store, session, services, secure }: Write,
): Promise<void> {
  if (!session.isChanged || response.headersSent) return
  const sealed = await services.seal.seal({ id: session.id, store: store.code, data: session.snapshot() })
  const { authorization, 'x-api-key': key } = request.headers
  if (authorization !== undefined || key !== undefined) response.setHeader('x-session', sealed)
  if (authorization !== undefined) return
  const own = { name: sessionCookieName(store.code), value: sealed, maxAge: SESSION_TTL_SECONDS, secure }
  const cookies = [cookieLine({ ...own, isHidden: true })]
  const analyticsId = analyticsIdOf(session, services)
  if (analyticsId !== undefined) {
    const maxAge = analyticsId === null ? 0 : SESSION_TTL_SECONDS
    // Scripts read it: it opens nothing.
    cookies.push(cookieLine({ name: ANALYTICS_COOKIE, value: analyticsId ?? '', maxAge, secure, isHidden: false }))
  }
  response.setHeader('set-cookie', cookies)
}

type Cookie = Readonly<{
  name: string
  value: string
  /** Seconds; 0 takes it away. */
  maxAge: number
  secure: boolean
  /** From scripts. */
  isHidden: boolean
}>

function cookieLine({ name, value, maxAge, secure, isHidden }: Cookie): string {
  const attributes = [
    'Path=/',
    ...(isHidden ? ['HttpOnly'] : []),
    'SameSite=Lax',
    `Max-Age=${maxAge}`,
    ...(secure ? ['Secure'] : []),
  ]
  return [`${name}=${value}`, ...attributes].join('; ')
}

/** What measuring calls whoever the session is now; null for nobody any more, undefined where it knows nothing new. */
function analyticsIdOf(session: OpenSession, { analyticsIds }: Write['services']): string | null | undefined {
  const { userToken, customerId } = session.snapshot()
  if (userToken === null) return session.hadAccount ? null : undefined
  return customerId ? analyticsIds.idOf(customerId) : undefined
}

function bearer(header: string | undefined): string | undefined {
  const value = header === undefined ? undefined : /^Bearer\s+(\S+)$/i.exec(header)?.[1]
  return value === 'null' ? undefined : value
}

function cookie(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const end = pair.indexOf('=')
    if (end > 0 && pair.slice(0, end).trim() === name) return pair.slice(end + 1).trim()
  }
  return undefined
}
