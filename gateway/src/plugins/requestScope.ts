import type { IncomingMessage, ServerResponse } from 'node:http'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import type { RequestScope } from '../app/requestScope.ts'
import type { MessageLanguage } from '../errors/core/messageLanguage.ts'
import type { OpenSession } from '../session/createSession.ts'
import type { CallReport } from '../rest/callReport.ts'
import { createUpstream } from '../rest/createUpstream.ts'
import { createDeadline } from '../rest/deadlines/deadline.ts'
import { clientAddress } from './caller/clientAddress.ts'
import type { CoreServices } from '../http/coreServices.ts'
import { readDevice } from './session/sessionTransport.ts'
import { CALL_TIMEOUT_MIN_MS, CALL_TIMEOUT_MS, OPERATION_TIMEOUT_MS } from '../http/limits.ts'

type Parts = Readonly<{
  store: StoreDefinition
  /** Language of messages; the store's by default. */
  messageLanguage?: MessageLanguage
  session: OpenSession
  requestId: string
  /** Address of the shopper, as sent by a partner. */
  buyerAddress?: string | null
  signal: AbortSignal
  report?: (report: CallReport) => void
  onPublicReply?: (entity: string | undefined, reply: unknown) => void
}>

/** Creates the scope of a request: starts its deadline and binds the platform client to it. */
export function createRequestScope(
  services: CoreServices,
  request: IncomingMessage,
  { store, session, requestId, signal, messageLanguage = store.language, buyerAddress = null, ...observers }: Parts,
): RequestScope {
  const { env, log, client, sharedStore, seal, receiptProofs, sharedReads } = services
  const deadline = createDeadline(OPERATION_TIMEOUT_MS, callTimeout(request.headers['x-deadline-ms']))
  const upstream = createUpstream(client, {
    store,
    messageLanguage,
    session,
    deadline,
    signal,
    requestId,
    ...observers,
  })
  const address = buyerAddress ?? clientAddress(request, env.TRUST_PROXY)
  const device = readDevice(request, services)
  const shared = { sharedStore, storeSeal: seal.stored, env, receiptProofs, sharedReads }
  return { store, messageLanguage, session, upstream, deadline, log, requestId, address, device, signal, ...shared }
}

/**
 * Returns the time-out of upstream calls. A page rendered on the server requests a shorter one, to learn sooner that a
 * part is missing.
 */
function callTimeout(header: string | string[] | undefined): number {
  const asked = typeof header === 'string' && /^\d{1,6}$/.test(header) ? Number(header) : CALL_TIMEOUT_MS
  return Math.min(CALL_TIMEOUT_MS, Math.max(CALL_TIMEOUT_MIN_MS, asked))
}

/** Returns a signal that aborts when the client disconnects before the end of the reply. */
export function clientSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) controller.abort()
  })
  return controller.signal
}
