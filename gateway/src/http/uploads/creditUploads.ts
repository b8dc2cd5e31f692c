import { loggedError } from '../../errors/core/loggedError.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CreditFileSlot, UserError } from '../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../app/context.ts'
import { noApplication } from '../../credit/applications/applicationRefusal.ts'
import { sendCreditFile } from '../../credit/applications/files/sendCreditFile.ts'
import { sendLiveTest } from '../../credit/applications/files/sendLiveTest.ts'
import { APPLICATION_WINDOW_MS, UPLOAD_MAX_BYTES, UPLOADS_MAX } from '../../credit/applications/limits.ts'
import { SLOTS } from '../../credit/applications/names.ts'
import { openedIn } from '../../credit/applications/openApplication.ts'
import { RequestRefusal } from '../../errors/requestRefusal.ts'
import { userError } from '../../errors/userError.ts'
import { runAction } from '../../limits/runAction.ts'
import type { OpenCreditApplication } from '../../session/sessionData.ts'
import { shopOrigin } from '../../plugins/caller/clientAddress.ts'
import { isSecure } from '../../plugins/caller/isSecure.ts'
import { storeOfRequest } from '../../plugins/caller/storeOfRequest.ts'
import type { CoreServices } from '../coreServices.ts'
import { failureLevel } from '../failureLevel.ts'
import { readBytes } from '../readBytes.ts'
import { requestIdOf } from '../../plugins/requestIdOf.ts'
import { clientSignal, createRequestScope } from '../../plugins/requestScope.ts'
import { isUnforgeable } from '../../plugins/session/isUnforgeable.ts'
import { readSession, writeSession } from '../../plugins/session/sessionTransport.ts'

/** Path of the files of a credit application; the name of a slot follows. */
export const CREDIT_FILES_PATH = '/credit/files/'
const LIVE_TEST_PATH = '/credit/live-test'
const LIMIT = { action: 'credit-upload', maxTimes: UPLOADS_MAX, windowMs: APPLICATION_WINDOW_MS }

/** File, or the pictures of a live test. */
type Upload = Readonly<{ slot: CreditFileSlot | null; types: readonly string[] }>
type Asked = Readonly<{ request: IncomingMessage; response: ServerResponse; path: string; search: string }>
type Answer = Readonly<{ status: number; body: object; headers?: Readonly<Record<string, string>> }>

/** HTTP status of refusals; 400 for others. */
const STATUSES: Readonly<Record<string, number>> = {
  CREDIT_APPLICATION_NOT_FOUND: 404,
  CREDIT_APPLICATION_CLOSED: 409,
  FILE_TOO_LARGE: 413,
  TOO_MANY_ATTEMPTS: 429,
}

/** Returns true for the path of an upload of a credit application. */
export function isCreditUpload(path: string): boolean {
  return path === LIVE_TEST_PATH || path.startsWith(CREDIT_FILES_PATH)
}

/**
 * `PUT /credit/files/{slot}` and `PUT /credit/live-test?challenge=`: passes files of the open application to the platform.
 * Replies `{ slot, receivedAt }`, or `{ code, message }` for a refusal. Nothing of a file is logged or stored here.
 */
export async function creditUpload(services: CoreServices, { request, response, path, search }: Asked): Promise<void> {
  const { env, log } = services
  const requestId = requestIdOf(request.headers['x-request-id'])
  const upload = uploadOf(path)
  if (upload === null) return write(response, { status: 404, body: refusal('NOT_FOUND', 'Not found.') })
  if (request.method !== 'PUT')
    return write(response, { status: 405, body: refusal('BAD_USER_INPUT', 'Use PUT.'), headers: { allow: 'PUT' } })
  if (!isOwn(request, [shopOrigin(request, env.TRUST_PROXY), ...env.ALLOWED_ORIGINS]))
    return write(response, {
      status: 403,
      body: refusal('FORBIDDEN', 'The request must come from a page of the shop.'),
    })
  try {
    const header = request.headers['x-store']
    const named = Array.isArray(header) ? header[0] : header
    const store = storeOfRequest({ header: named, host: request.headers.host, hosts: env.STORE_HOSTS })
    const session = await readSession(request, store, services)
    const signal = clientSignal(response)
    const context = services.createContext(createRequestScope(services, request, { store, session, requestId, signal }))
    const answer = await answerUpload(context, { request, upload, search })
    const { device } = context
    const secure = isSecure(request, env)
    await writeSession(request, response, { store, session, device, services, secure, isApps: session.isBearer })
    write(response, answer)
  } catch (error) {
    if (error instanceof RequestRefusal) return write(response, refusedAnswer(error))
    log[failureLevel(error)]({ ...loggedError(error), requestId }, 'an upload of a credit application failed')
    const message = 'The file was not received. Retry later.'
    write(response, { status: 503, body: refusal('UPSTREAM_UNAVAILABLE', message) })
  }
}

function uploadOf(path: string): Upload | null {
  if (path === LIVE_TEST_PATH) return { slot: null, types: ['application/json'] }
  const slot = SLOTS.find((one) => path === `${CREDIT_FILES_PATH}${one}`)
  return slot === undefined ? null : { slot, types: ['image/jpeg', 'application/pdf'] }
}

/** Returns false for a request that a page of another origin could have made a browser send. */
function isOwn({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  if (headers.origin === undefined) return headers.cookie === undefined
  return origins.includes(headers.origin) && isUnforgeable(headers)
}

type Sent = Readonly<{ request: IncomingMessage; upload: Upload; search: string }>

/** Checks all that is known without the body before it is read. */
async function answerUpload(context: GraphContext, { request, upload, search }: Sent): Promise<Answer> {
  const opened = openedIn(context)
  const { messageLanguage: language } = context
  if (opened === null) return refusedBy(noApplication(context))
  const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (!upload.types.includes(type)) return refusedBy(userError(language, 'FILE_TYPE'))
  const run = async (): Promise<Answer> => {
    const bytes = await readBytes(request, UPLOAD_MAX_BYTES)
    const reason = await send(context, opened, { slot: upload.slot, search, bytes })
    if (reason !== null) return refusedBy(reason)
    return { status: 200, body: { slot: upload.slot ?? 'LIVE_TEST', receivedAt: new Date().toISOString() } }
  }
  return runAction(context, LIMIT, { run, refuse: refusedBy })
}

type Content = Readonly<{ slot: CreditFileSlot | null; search: string; bytes: Buffer }>

function send(context: GraphContext, opened: OpenCreditApplication, { slot, search, bytes }: Content) {
  if (slot !== null) return sendCreditFile(context, opened, { slot, bytes })
  return sendLiveTest(context, opened, { challenge: new URLSearchParams(search).get('challenge') ?? '', bytes })
}

function refusedBy({ code, message }: UserError): Answer {
  // The rest of the body may be unread.
  return { status: STATUSES[code] ?? 400, body: refusal(code, message), headers: { connection: 'close' } }
}

function refusedAnswer({ status = 400, message, headers }: RequestRefusal): Answer {
  return { status, body: refusal(status === 413 ? 'FILE_TOO_LARGE' : 'BAD_USER_INPUT', message), headers }
}

function refusal(code: string, message: string) {
  return { code, message }
}

function write(response: ServerResponse, { status, body, headers = {} }: Answer): void {
  if (response.headersSent || response.destroyed) return
  response
    .writeHead(status, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      ...headers,
    })
    .end(JSON.stringify(body))
}
