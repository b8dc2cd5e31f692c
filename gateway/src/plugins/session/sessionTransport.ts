import type { IncomingMessage, ServerResponse } from 'node:http'
import { creditCookieName, ownPricesCookieName, sessionCookieName } from '@hogar/schema/sessionCookies.ts'
import { STORES, type StoreDefinition } from '@hogar/schema/stores.ts'
import { hasWholesalePrices } from '../../b2b/wholesaleSettings.ts'
import { createSession, type OpenSession } from '../../session/createSession.ts'
import { DEVICE_TTL_SECONDS, SESSION_TTL_SECONDS } from '../../session/limits.ts'
import { endedData, splitCredit } from '../../session/sessionData.ts'
import { endSessions, sessionStateOf } from '../../session/sessionEndings.ts'
import type { SealedContent, SessionSeal } from '../../session/sessionSeal.ts'
import type { Device } from '../../session/device.ts'
import { cookieLine, readCookie } from './cookies.ts'
import { readSessionHeaders, unknownSession } from './sessionHeaders.ts'
import type { CoreServices } from '../../http/coreServices.ts'

/**
 * Reads the session of a request, from `Authorization: Bearer`, else from the cookie; a new one if both are absent, or
 * for `X-Session: new`. Throws RequestRefusal 401 for a Bearer that opens none of the store: an app must not mistake an
 * ended session for an empty cart. An invalid cookie gives a new guest's session, as on a first visit.
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
  // Sealed into every reply, so that the app's later mutations have a session for their idempotency keys.
  session.update({})
  return session
}

/** Reads the session of a navigation, which has a cookie only. */
export async function readCookieSession(
  { headers }: IncomingMessage,
  store: StoreDefinition,
  { seal, sharedStore }: Opening,
): Promise<OpenSession> {
  const sealed = readCookie(headers.cookie, sessionCookieName(store.code))
  const content = sealed === undefined ? null : await seal.open(sealed)
  if (content?.store !== store.code) return createSession(null)
  const state = await sessionStateOf(sharedStore, content)
  if (state === 'open') {
    const credit = readCookie(headers.cookie, creditCookieName(store.code))
    return createSession(credit === undefined ? content : await withCredit(content, credit, seal))
  }
  return state === 'closed'
    ? createSession({ ...content, data: endedData(content.data) })
    : createSession(null, { isMoved: state === 'moved' })
}

/** Returns a session with the part that its browser holds in a cookie of its own; the cookie of another one counts not. */
async function withCredit(content: SealedContent, sealed: string, seal: SessionSeal) {
  const opened = await seal.credit.open(sealed)
  if (opened?.sessionId !== content.id) return content
  return { ...content, data: { ...content.data, ...opened.credit } }
}

type Opening = Pick<CoreServices, 'seal' | 'sharedStore'>

type Write = Readonly<{
  store: StoreDefinition
  session: OpenSession
  device: Device
  services: Pick<CoreServices, 'seal' | 'analyticsIds' | 'sharedStore'>
  secure: boolean
  /** True for an app that sends its session in a header; false for a navigation. */
  isApps: boolean
}>

/** Cookie that proves that accounts were opened on this browser before. One for all stores of a host. */
const DEVICE_COOKIE = 'hogar_device'

/** Returns the device of a request, from its cookie. */
export function readDevice({ headers }: IncomingMessage, { devices }: Pick<CoreServices, 'devices'>): Device {
  return devices.deviceOf(readCookie(headers.cookie, DEVICE_COOKIE))
}

/** Cookie with the analytics id of a customer, named by the requirements. One for all stores of a host. */
const ANALYTICS_COOKIE = 'userID'

/**
 * Seals a changed session into the response: as an HttpOnly cookie unless an app sent its session in a header; as the
 * `X-Session` header for such an app, and for one with a partner's key. The analytics cookie is set with it while an
 * account is open; alone if it changes to the customer of another store.
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
    if (isApps || request.headers['x-api-key'] !== undefined) {
      const content = { id: session.id, store: store.code, data: session.snapshot() }
      response.setHeader('x-session', await services.seal.seal(content))
    }
    if (!isApps) cookies.push(...(await sessionCookies(request, { store, session, services, secure })))
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
    // Readable by scripts, since it authorises nothing.
    cookies.push(cookieLine({ name: ANALYTICS_COOKIE, value: analyticsId ?? '', maxAge, secure, isHidden: false }))
  }
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
}

/** Returns the cookies of a changed session: itself, and its credit part where there is one or was one. */
async function sessionCookies(
  { headers }: IncomingMessage,
  { store, session, services: { seal }, secure }: Pick<Write, 'store' | 'session' | 'services' | 'secure'>,
): Promise<string[]> {
  const { rest, credit } = splitCredit(session.snapshot())
  const own = { maxAge: SESSION_TTL_SECONDS, secure, isHidden: true }
  const sealed = await seal.seal({ id: session.id, store: store.code, data: rest })
  const cookies = [cookieLine({ ...own, name: sessionCookieName(store.code), value: sealed })]
  const name = creditCookieName(store.code)
  if (credit !== null) {
    const value = await seal.credit.seal({ sessionId: session.id, credit })
    cookies.push(cookieLine({ ...own, name, value }))
  } else if (readCookie(headers.cookie, name) !== undefined) {
    cookies.push(cookieLine({ ...own, name, value: '', maxAge: 0 }))
  }
  const pricesName = ownPricesCookieName(store.code)
  if (hasWholesalePrices({ store, session })) cookies.push(cookieLine({ ...own, name: pricesName, value: 'own' }))
  else if (readCookie(headers.cookie, pricesName) !== undefined)
    cookies.push(cookieLine({ ...own, name: pricesName, value: '', maxAge: 0 }))
  return cookies
}

/**
 * Returns true if the browser has another session by now, from a sign-in, sign-out or change of password in another tab:
 * this request must not overwrite it. An account that this request itself opened takes precedence.
 */
async function isOvertaken(session: OpenSession, { sharedStore }: Opening): Promise<boolean> {
  if (session.isMoved) return session.userToken === null
  if (!session.isKnown || session.endedIds.length > 0) return false
  return (await sessionStateOf(sharedStore, { id: session.id, data: session.snapshot() })) !== 'open'
}

/**
 * Returns the analytics id of the session; after a logout, that of the account still open in another store of this
 * browser. Null if no account is open, undefined if the id has not changed.
 */
async function analyticsIdOf(
  request: IncomingMessage,
  { store, session, services }: Omit<Write, 'secure' | 'device' | 'isApps'>,
): Promise<string | null | undefined> {
  const { userToken, customerId } = session.snapshot()
  const known = readCookie(request.headers.cookie, ANALYTICS_COOKIE)
  if (session.isEnded) {
    const isNews = session.isChanged || (known ?? '') !== ''
    return isNews ? analyticsIdElsewhere(request, store, services) : undefined
  }
  if (userToken === null) return session.hadAccount ? analyticsIdElsewhere(request, store, services) : undefined
  if (!customerId) return undefined
  const analyticsId = services.analyticsIds.idOf(customerId)
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
