import type { IncomingMessage, ServerResponse } from 'node:http'
import { sessionCookieName } from '@hogar/schema/sessionCookieName.ts'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { createSession, type OpenSession } from '../session/createSession.ts'
import { SESSION_TTL_SECONDS } from '../session/limits.ts'
import type { SessionSeal } from '../session/sessionSeal.ts'

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

type Write = Readonly<{ store: StoreDefinition; session: OpenSession; seal: SessionSeal; secure: boolean }>

/**
 * Seals a session that has changed into the response: an HttpOnly cookie, unless the session came as a Bearer, and the
 * `X-Session` header for an app that came with a Bearer or a partner's key.
 */
export async function writeSession(
  request: IncomingMessage,
  response: ServerResponse,
  { store, session, seal, secure }: Write,
): Promise<void> {
  if (!session.isChanged || response.headersSent) return
  const sealed = await seal.seal({ id: session.id, store: store.code, data: session.snapshot() })
  const { authorization, 'x-api-key': key } = request.headers
  if (authorization !== undefined || key !== undefined) response.setHeader('x-session', sealed)
  if (authorization !== undefined) return
  const attributes = [
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    `Max-Age=${SESSION_TTL_SECONDS}`,
    ...(secure ? ['Secure'] : []),
  ]
  response.setHeader('set-cookie', [`${sessionCookieName(store.code)}=${sealed}`, ...attributes].join('; '))
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
