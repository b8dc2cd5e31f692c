import type { IncomingMessage, ServerResponse } from 'node:http'
import type { GraphContext } from '../../app/context.ts'
import type { CompiledOperation } from '../../operations/compileOperation.ts'
import { compiledFor } from '../../operations/compiledFor.ts'
import type { OpenSession } from '../../session/createSession.ts'
import type { CallReport } from '../../upstream/callReport.ts'
import { replyTags } from '../../upstream/replies/replyTags.ts'
import type { Admitted } from './admitOperation.ts'
import { cacheHeaders, isShareable } from './cacheHeaders.ts'
import type { CoreServices } from '../coreServices.ts'
import type { createYogaServer } from './createYogaServer.ts'
import type { Caller } from '../caller/identifyCaller.ts'
import { isSecure } from '../caller/isSecure.ts'
import { type AnswerExtensions, maskResult } from './maskResult.ts'
import { clientSignal, createRequestScope } from '../requestScope.ts'
import { quotaHeaders, quotaReport } from '../rateLimit/quota.ts'
import type { RateMeter } from '../rateLimit/rateMeter.ts'
import { ENDED_SESSION, refuseEnded, refuseMoved } from '../session/refuseSession.ts'
import { readSessionHeaders } from '../session/sessionHeaders.ts'
import { readSession, writeSession } from '../session/sessionTransport.ts'

export type Answering = Readonly<{
  services: CoreServices
  yoga: ReturnType<typeof createYogaServer>
  /** False sends every operation through Yoga, for comparison. */
  fastPath: boolean
  request: IncomingMessage
  response: ServerResponse
  requestId: string
  caller: Caller
  admitted: Admitted
  meter: RateMeter
}>

/**
 * Runs an admitted operation and writes the reply: by the compiled operation if there is one, else through Yoga. Both
 * give the same reply. Returns `ok` or `errors`. Rejects with RequestRefusal 429 above the rate limit.
 */
export async function answerOperation(answering: Answering): Promise<'ok' | 'errors'> {
  const { services, request, response, caller, admitted, meter } = answering
  const { operation } = admitted
  const session = await readSession(request, caller.store, services)
  refuseMoved(session, operation)
  refuseEnded(session, operation, caller.store.language)
  await meter.hold(admitted.cost.requested, session.isKnown ? session.id : null)
  const { graph, extensions, tags } = openContext(answering, session)
  let outcome: 'ok' | 'errors' = 'ok'
  const beforeAnswer = async (hasErrors: boolean) => {
    if (hasErrors) outcome = 'errors'
    const headers = cacheHeaders(answering, { session, hasErrors, tags })
    const quota = meter.quota()
    setHeaders(response, quota === null ? headers : { ...headers, ...quotaHeaders(quota) })
    if (session.isEnded) setHeaders(response, ENDED_SESSION)
    const secure = isSecure(request, services.env)
    const isApps = readSessionHeaders(request.headers).kind !== 'cookie'
    await writeSession(request, response, {
      store: caller.store,
      session,
      device: graph.device,
      services,
      secure,
      isApps,
    })
  }
  const format = operation.isIncremental ? caller.accepts.multipart : null
  const compiled = answering.fastPath && format === null ? compiledFor(services.schema, operation) : null
  if (compiled) {
    await runCompiled(compiled, { answering, graph, extensions, beforeAnswer })
    return outcome
  }
  const { mediaType } = caller.accepts
  // Yoga chooses its format by this header, whose weights were evaluated before.
  request.headers.accept = format === null ? mediaType : 'multipart/mixed'
  const document = format === null ? operation.plainDocument : operation.document
  await answering.yoga(request, response, {
    passenger: { admitted, document, graph, extensions, beforeAnswer, mediaType, format },
  })
  return outcome
}

/** Creates the request's context, and records its REST calls and the cache tags of its reply. */
function openContext({ services, request, response, requestId, meter, ...asked }: Answering, session: OpenSession) {
  const { caller, admitted } = asked
  const calls: CallReport[] = []
  const tags = new Set<string>()
  const isShared = isShareable(asked)
  const showsCalls = !services.env.production
  const noteCall = (call: CallReport) => {
    meter.note(call)
    if (showsCalls) calls.push(rounded(call))
  }
  const noteTags = (entity: string | undefined, reply: unknown) => {
    for (const tag of replyTags(entity, reply)) tags.add(tag)
  }
  const scope = createRequestScope(services, request, {
    store: caller.store,
    session,
    requestId,
    buyerAddress: caller.buyerAddress,
    signal: clientSignal(response),
    report: noteCall,
    onPublicReply: isShared ? noteTags : undefined,
  })
  const extensions = (): AnswerExtensions => {
    // A reply that caches may store must not depend on its caller.
    const quota = isShared ? null : meter.quota()
    const cost = quota === null ? admitted.cost : { ...admitted.cost, ...quotaReport(quota, Date.now()) }
    return { cost, ...(showsCalls ? { upstream: calls } : {}) }
  }
  return { graph: services.createContext(scope), extensions, tags }
}

type Run = Readonly<{
  answering: Answering
  graph: GraphContext
  extensions: () => AnswerExtensions
  beforeAnswer: (hasErrors: boolean) => Promise<void>
}>

async function runCompiled(compiled: CompiledOperation, run: Run): Promise<void> {
  const { answering, graph, extensions, beforeAnswer } = run
  const { response, services, requestId, admitted, caller } = answering
  const result = await compiled(graph, admitted.coerced)
  if (graph.signal.aborted) return
  await beforeAnswer(result.errors !== undefined)
  // A string, which Node sends together with the head: twice as fast as a separate buffer.
  const body = JSON.stringify(
    maskResult(result, { requestId, log: services.log, language: caller.store.language, extensions }),
  )
  response.writeHead(200, {
    'content-type': `${caller.accepts.mediaType}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const name in headers) response.setHeader(name, headers[name] ?? '')
}

function rounded(call: CallReport): CallReport {
  return { ...call, ms: Math.round(call.ms * 10) / 10 }
}
