import type { IncomingMessage, ServerResponse } from 'node:http'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { SILENT_TRIES_MAX, SILENT_TRIES_WINDOW_MS } from '../customers/limits.ts'
import { openWithToken } from '../customers/openWithToken.ts'
import { createContext } from '../graph/context.ts'
import { mayGuess } from '../limits/mayGuess.ts'
import { PASSING_HEADERS, isNavigation, storeNamedBy } from './browserNavigation.ts'
import { isHttps } from './clientAddress.ts'
import type { CoreServices } from './coreServices.ts'
import { requestIdOf } from './requestId.ts'
import { clientSignal, createRequestScope } from './requestScope.ts'
import { readSession, writeSession } from './sessionTransport.ts'

/** What may be a token of the platform. */
const USER_TOKEN = /^[\w.~+/=-]{1,1024}$/
/** What may name a path as base64; whether it is one of this shop the page says that leads there. */
const RETURN_PATH = /^[\w+/=-]{1,4096}$/
const TRIES = { secret: 'silent-login', maxTries: SILENT_TRIES_MAX, windowMs: SILENT_TRIES_WINDOW_MS }

/**
 * `GET /silent-login?userToken=…&r=…`: signs in whoever an app of the merchant's has signed in already. The token goes
 * from the address into the sealed session, and the browser on to an address without it: no script, log, cache or referrer
 * has it. Only a browser that goes there by itself is signed in: a page of another site could sign a visitor into an
 * account of its own, and read there what they buy.
 */
export async function silentLogin(
  services: CoreServices,
  request: IncomingMessage,
  { response, search }: Readonly<{ response: ServerResponse; search: string }>,
): Promise<void> {
  const end = (status: number, headers: Readonly<Record<string, string>> = {}) =>
    void response.writeHead(status, { ...PASSING_HEADERS, ...headers }).end()
  if (request.method !== 'GET') return end(405, { allow: 'GET' })
  if (!isNavigation(request)) return end(403)
  const store = storeNamedBy(request)
  if (store === null) return end(400)
  const parameters = new URLSearchParams(search)
  const leadTo = (path: string) => end(303, { location: `${store.urlPrefix}${path}` })
  const userToken = parameters.get('userToken') ?? ''
  if (!USER_TOKEN.test(userToken)) return leadTo('/not-found')
  const wayBack = queryOf(parameters.get('r') ?? '')
  if (request.headers['sec-fetch-site'] === 'cross-site') return leadTo(`/login${wayBack}`)
  const requestId = requestIdOf(request.headers['x-request-id'])
  try {
    const isOpen = await signIn({ services, request, response, store, requestId, userToken })
    leadTo(`${isOpen ? '/silent-login' : '/login'}${wayBack}`)
  } catch (error) {
    services.log.error({ err: error, requestId }, 'nobody could be signed in silently')
    leadTo(`/login${wayBack}`)
  }
}

type Exchange = Readonly<{
  services: CoreServices
  request: IncomingMessage
  response: ServerResponse
  store: StoreDefinition
  requestId: string
  userToken: string
}>

async function signIn({ services, request, response, store, requestId, userToken }: Exchange): Promise<boolean> {
  const session = await readSession(request, store, services.seal)
  const signal = clientSignal(response)
  const context = createContext(createRequestScope(services, request, { store, session, requestId, signal }))
  if (!(await mayGuess(context, TRIES))) return false
  if (!(await openWithToken(context, userToken))) return false
  const secure = isHttps(request, services.env.TRUST_PROXY)
  await writeSession(request, response, { store, session, seal: services.seal, secure })
  return true
}

/** A plus that a form has turned into a space is one again. */
function queryOf(returnPath: string): string {
  const path = returnPath.replaceAll(' ', '+')
  return RETURN_PATH.test(path) ? `?${new URLSearchParams({ r: path }).toString()}` : ''
}
