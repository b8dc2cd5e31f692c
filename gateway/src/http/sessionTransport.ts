import type { IncomingMessage, ServerResponse } from 'node:http'
import { sessionCookieName } from '@hogar/schema/sessionCookieName.ts'
import { STORES, type StoreDefinition } from '@hogar/schema/stores.ts'
import { createSession, type OpenSession } from '../session/createSession.ts'
import { DEVICE_TTL_SECONDS, SESSION_TTL_SECONDS } from '../session/limits.ts'
import { EMPTY_SESSION } from '../session/sessionData.ts'
import { endSessions, sessionStateOf } from '../session/sessionEndings.ts'
import type { SealedContent } from '../session/sessionSeal.ts'
import type { Device } from '../session/device.ts'
import { cookieLine, readCookie } from './cookies.ts'
import { readSessionHeaders, unknownSession } from './sessionHeaders.ts'
import type { CoreServices } from './coreServices.ts'

/**
 * The session that a request brings, by `Authorization: Bearer` or else by cookie; a new one when it brings none, or asks for
 * one by `X-Session: new`. Throws RequestRefusal 401 for a Bearer that opens none of the store: an app must not take the
 * end of its session for an empty cart. A cookie that opens none is a new guest's, as a browser's first visit.
 */
export async function readSession(
  request: IncomingMessage,
  store: StoreDefinition,
  services: Opening,
): Promise<OpenSession> {
  const named = readSessionHeaders(request.headers)
  if (named.kind === 'cookie') return readCookieSession(request, store, services)
  if (named.kind === 'bearer') {
    const content = await services.seal.open(named.sealed)
    if (content?.store !== store.code) throw unknownSession()
    if ((await sessionStateOf(services.sharedStore, content)) !== 'open') throw unknownSession()
    return createSession(content, { isBearer: true })
  }
  const session = createSession(null)
  // Sealed into the answer, whatever is asked: from then on the app's changes have a session for their keys.
  session.update({})
  return session
}

/** The session of a window, which has no other than its cookie. */
export async function readCookieSession(
  { headers }: IncomingMessage,
  store: StoreDefinition,
  { seal, sharedStore }: Opening,
): Promise<OpenSession> {
  const sealed = readCookie(headers.cookie, sessionCookieName(store.code))
  const content = sealed === undefined ? null : await seal.open(sealed)
  if (content?.store !== store.code) return createSession(null)
  const state = await sessionStateOf(sharedStore, content)
  if (state === 'open') return createSession(content)
  return state === 'closed'
    ? createSession(closedContent(content))
    : createSession(null, { isMoved: state === 'moved' })
}

/**
 * A session whose account was closed, with nothing in it but that: the calls that meet it tell the shopper, as they do when
 * the platform has ended its token. No platform knows these tokens.
 */
function closedContent({ id, store, data }: SealedContent): SealedContent {
  const { cartToken, customerId } = data
  return { id, store, data: { ...EMPTY_SESSION, cartToken, customerId, userToken: 'closed', refreshToken: 'closed' } }
}

type Opening = Pick<CoreServices, 'seal' | 'sharedStore'>

type Write = Readonly<{
  store: StoreDefinition
  session: OpenSession
  device: Device
  services: Pick<CoreServices, 'seal' | 'analyticsIds' | 'sharedStore'>
  secure: boolean
  /** True for an app that names its session by a header; a window has no other than its cookie. */
  isApps: boolean
}>

/** Name of the cookie by which a browser shows that accounts were opened on it before. One for all stores of a host. */
const DEVICE_COOKIE = 'hogar_device'

/** The device of a request, by its cookie. */
export function readDevice({ headers }: IncomingMessage, { devices }: Pick<CoreServices, 'devices'>): Device {
  return devices.deviceOf(readCookie(headers.cookie, DEVICE_COOKIE))
}

/** Name of the cookie that tag managers know a customer by: the requirements' own. One for all stores of a host. */
const ANALYTICS_COOKIE = 'userID'

/**
 * Seals a session that has changed into the response: an HttpOnly cookie, unless an app named the session by a header, and
 * the `X-Session` header for such an app or one with a partner's key. Beside the session's cookie goes the one that
 * measuring knows a customer by, for as long as an account is open; by itself where it names the customer of another store.
 */
export async function writeSession(
  request: IncomingMessage,
  response: ServerResponse,
  { store, session, device, services, secure, isApps }: Write,
): Promise<void> {
  if (response.headersSent) return
  const cookies: string[] = []
  if (session.isChanged && !(await isOvertaken(session, services))) {
    await endSessions(services.sharedStore, session.endedIds)
    const sealed = await services.seal.seal({ id: session.id, store: store.code, data: session.snapshot() })
    if (isApps || request.headers['x-api-key'] !== undefined) response.setHeader('x-session', sealed)
    const own = { name: sessionCookieName(store.code), value: sealed, maxAge: SESSION_TTL_SECONDS, secure }
    cookies.push(cookieLine({ ...own, isHidden: true }))
  }
  if (isApps) return
  const sealedDevice = await device.sealed()
  if (sealedDevice !== null) {
    const own = { name: DEVICE_COOKIE, value: sealedDevice, maxAge: DEVICE_TTL_SECONDS, secure }
    cookies.push(cookieLine({ ...own, isHidden: true }))
  }
  const analyticsId = await analyticsIdOf(request, { store, session, services })
  if (analyticsId !== undefined) {
    const maxAge = analyticsId === null ? 0 : SESSION_TTL_SECONDS
    // Scripts read it: it opens nothing.
    cookies.push(cookieLine({ name: ANALYTICS_COOKIE, value: analyticsId ?? '', maxAge, secure, isHidden: false }))
  }
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
}

/**
 * True if the browser has another session by now, from a sign-in or sign-out in another tab: what this request would write
 * must not take its place. An account that this request itself has opened is what the shopper wants.
 */
async function isOvertaken(session: OpenSession, { sharedStore }: Opening): Promise<boolean> {
  if (session.isMoved) return session.userToken === null
  if (!session.isKnown || session.endedIds.length > 0) return false
  return (await sessionStateOf(sharedStore, { id: session.id, data: EMPTY_SESSION })) !== 'open'
}

/**
 * What measuring calls whoever the session is now: after a logout, whoever is signed in to another store of this browser.
 * Null for nobody any more, undefined where it knows nothing new.
 */
async function analyticsIdOf(
  request: IncomingMessage,
  { store, session, services }: Omit<Write, 'secure' | 'device' | 'isApps'>,
): Promise<string | null | undefined> {
  const { userToken, customerId } = session.snapshot()
  if (userToken === null) return session.hadAccount ? analyticsIdElsewhere(request, store, services) : undefined
  if (!customerId) return undefined
  const analyticsId = services.analyticsIds.idOf(customerId)
  const known = readCookie(request.headers.cookie, ANALYTICS_COOKIE)
  return session.isChanged || (known !== undefined && known !== analyticsId) ? analyticsId : undefined
}

async function analyticsIdElsewhere(
  { headers }: IncomingMessage,
  here: StoreDefinition,
  { seal, analyticsIds }: Write['services'],
): Promise<string | null> {
  for (const { code } of STORES) {
    const sealed = code === here.code ? undefined : readCookie(headers.cookie, sessionCookieName(code))
    const content = sealed === undefined ? null : await seal.open(sealed)
    if (content?.store === code && content.data.userToken !== null && content.data.customerId)
      return analyticsIds.idOf(content.data.customerId)
  }
  return null
}
