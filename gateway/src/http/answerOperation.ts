import type { IncomingMessage, ServerResponse } from 'node:http'
import { createContext } from '../graph/context.ts'
import { GatewayError } from '../graph/gatewayError.ts'
import { chargeRate } from '../limits/chargeRate.ts'
import type { CompiledOperation } from '../operations/compileOperation.ts'
import { compiledFor } from '../operations/compiledFor.ts'
import type { OpenSession } from '../session/createSession.ts'
import type { CallReport } from '../upstream/callReport.ts'
import type { Admitted } from './admitOperation.ts'
import { type AnswerExtensions, maskResult } from './maskResult.ts'
import { cacheControl } from './cacheControl.ts'
import { clientAddress, isHttps } from './clientAddress.ts'
import type { CoreServices } from './coreServices.ts'
import type { createYogaServer } from './createYogaServer.ts'
import type { Caller } from './identifyCaller.ts'
import { RequestRefusal } from './requestRefusal.ts'
import { clientSignal, createRequestScope } from './requestScope.ts'
import { readSession, writeSession } from './sessionTransport.ts'

export type Answering = Readonly<{
  services: CoreServices
  yoga: ReturnType<typeof createYogaServer>
  /** False sends everything through Yoga: for comparison. */
  fastPath: boolean
  request: IncomingMessage
  response: ServerResponse
  requestId: string
  caller: Caller
  admitted: Admitted
}>

/**
 * Runs an admitted operation and writes its answer: by the compiled operation where there is one, else through Yoga. Both
 * ways give the same answer. Returns `ok` or `errors`. Throws RequestRefusal 429 when the caller has to slow down.
 */
export async function answerOperation(answering: Answering): Promise<'ok' | 'errors'> {
  const { services, request, response, requestId, caller, admitted } = answering
  const session = await readSession(request, caller.store, services.seal)
  await slowDown(answering, session)
  const calls: CallReport[] = []
  const report = services.env.production ? undefined : (call: CallReport) => void calls.push(rounded(call))
  const signal = clientSignal(response)
  const scope = createRequestScope(services, request, { store: caller.store, session, requestId, signal, report })
  const extensions: AnswerExtensions = { cost: admitted.cost, ...(report ? { upstream: calls } : {}) }
  const graph = createContext(scope)
  const inParts = admitted.operation.isIncremental && caller.accepts.multipart
  const compiled = answering.fastPath && !inParts ? compiledFor(services.schema, admitted.operation) : null
  let outcome: 'ok' | 'errors' = 'ok'
  const beforeAnswer = async (hasErrors: boolean) => {
    if (hasErrors) outcome = 'errors'
    response.setHeader('cache-control', cacheControl(answering, { session, hasErrors }))
    await writeSession(request, response, {
      store: caller.store,
      session,
      seal: services.seal,
      secure: isHttps(request, services.env.TRUST_PROXY),
    })
  }
  if (compiled) {
    await runCompiled(compiled, { answering, graph, extensions, beforeAnswer })
  } else {
    const { operation } = admitted
    const document = inParts ? operation.document : operation.plainDocument
    // Yoga picks its way of answering by the header: the weights in it have been weighed already.
    request.headers.accept = inParts ? 'multipart/mixed' : caller.accepts.mediaType
    const passenger = { admitted, document, graph, extensions, beforeAnswer, mediaType: caller.accepts.mediaType }
    await answering.yoga(request, response, { passenger })
  }
  return outcome
}

type Run = Readonly<{
  answering: Answering
  graph: ReturnType<typeof createContext>
  extensions: AnswerExtensions
  beforeAnswer: (hasErrors: boolean) => Promise<void>
}>

async function runCompiled(
  compiled: CompiledOperation,
  { answering, graph, extensions, beforeAnswer }: Run,
): Promise<void> {
  const { response, services, requestId, admitted, caller } = answering
  const result = await compiled(graph, admitted.coerced)
  if (graph.signal.aborted) return
  await beforeAnswer(result.errors !== undefined)
  // Left a string: node writes it together with the head, twice as fast as a buffer beside it.
  const body = JSON.stringify(maskResult(result, { requestId, log: services.log, extensions }))
  response.writeHead(200, {
    'content-type': `${caller.accepts.mediaType}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}

async function slowDown({ services, request, caller, admitted }: Answering, session: OpenSession): Promise<void> {
  const { env, sharedStore, metrics } = services
  const address = clientAddress(request, env.TRUST_PROXY)
  const payer = { address, sessionId: session.isKnown ? session.id : null, partner: caller.partner }
  const waitMs = await chargeRate(payer, admitted.cost.requested, {
    sharedStore,
    factor: env.RATE_FACTOR,
    onFailOpen: metrics.rateFailedOpen,
  })
  if (waitMs === 0) return
  const seconds = Math.ceil(waitMs / 1000)
  const error = new GatewayError('RATE_LIMITED', `Too much was asked in too short a time. Ask again in ${seconds} s.`)
  throw new RequestRefusal([error], { status: 429, headers: { 'retry-after': String(seconds) } })
}

function rounded(call: CallReport): CallReport {
  return { ...call, ms: Math.round(call.ms * 10) / 10 }
}
