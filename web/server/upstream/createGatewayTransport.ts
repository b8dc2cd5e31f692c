import { CONTINUED_VISIT_HEADER, STOREFRONT_KEY_HEADER } from '@hogar/schema/storefrontKey.ts'
import { traceCall } from '@hogar/schema/tracing/traceCall.ts'
import type { Dispatcher } from 'undici'
import { NetworkFailure, type NetworkFailureKind, failureKindOfStatus } from '../../src/relay/NetworkFailure.ts'
import { retryAfterMs } from '../../src/relay/network/retryAfterMs.ts'
import {
  ACCEPTED_TYPES,
  CLIENT_HEADER,
  type GraphQLRequest,
  type GraphQLTransport,
  STORE_HEADER,
} from '../../src/relay/network/transport.ts'
import { isReset } from './isReset.ts'
import { statusOf } from './statusOf.ts'
import { RENDER_READ_MS } from '../limits.ts'
import type { RenderAllowance } from '../pages/renderAllowance.ts'
import type { Visitor } from '../http/visitor.ts'

type GatewayTransportOptions = Readonly<{
  dispatcher: Dispatcher
  gatewayUrl: string
  storeCode: string
  visitor: Pick<Visitor, 'address' | 'cookie' | 'requestId' | 'scheme'>
  /** Maximum milliseconds of one call to the platform; rendering a page does not wait long for any. */
  deadlineMs?: number
  /** Counts the page for its visitor's address before its first query, and names the storefront to the gateway. */
  renders: RenderAllowance
  /** Called with the cookies that the gateway sets: they belong to the visitor. */
  onSetCookie: (cookies: readonly string[]) => void
  /**
   * If present, reads are sent as a cache sends them, by GET and in one part, so that the gateway states who may have
   * the answer. Called with the headers of each.
   */
  onSharedAnswer?: (headers: Dispatcher.ResponseData['headers']) => void
}>

/**
 * Sends the operations of one page to the gateway, in the visitor's name, over pooled connections. The first operation
 * reserves rate limit for all of them; the others say that they continue it.
 */
export function createGatewayTransport(options: GatewayTransportOptions): GraphQLTransport {
  let isContinued = false
  return async function* send(request) {
    if (!isContinued) admit(request, options)
    const answering = ask(request, options, isContinued)
    isContinued = true
    const answer = await answering
    options.onSharedAnswer?.(answer.headers)
    const cookies = answer.headers['set-cookie']
    if (cookies) options.onSetCookie(Array.isArray(cookies) ? cookies : [cookies])
    const type = String(answer.headers['content-type'] ?? '')
    if (type.startsWith('multipart/mixed')) yield* readParts(request, answer, type)
    else if (type.includes('json') && !WITHOUT_ANSWER.includes(answer.statusCode)) yield await readJson(request, answer)
    else throw await failureOf(request, answer)
  }
}

function admit({ name }: GraphQLRequest, { renders, visitor }: GatewayTransportOptions): void {
  const waitMs = renders.waitMs(visitor.address)
  if (waitMs > 0) throw new NetworkFailure('rateLimited', { operation: name, retryAfterMs: waitMs })
}

/**
 * Pages only read: a request that was lost with a pooled connection, here or between a balancer and a gateway that stops,
 * is retried once.
 */
async function ask(
  request: GraphQLRequest,
  options: GatewayTransportOptions,
  isContinued: boolean,
): Promise<Dispatcher.ResponseData> {
  const first = await askOnce(request, options, isContinued).catch((cause: unknown) => {
    if (request.signal.aborted || !isReset(cause)) throw unreachable(request, options, cause)
    return null
  })
  if (first !== null) {
    if (!isOfBalancer(first)) return first
    // An unread body would occupy its connection.
    await first.body.dump()
  }
  return askOnce(request, options, isContinued).catch((cause: unknown) => {
    throw unreachable(request, options, cause)
  })
}

/** Statuses of a balancer whose gateway has closed the connection, or that has none at this moment. */
const LOST: readonly number[] = [502, 503]

/** Returns true for a balancer's own answer: the gateway's failures are JSON. */
function isOfBalancer({ statusCode, headers }: Dispatcher.ResponseData): boolean {
  return LOST.includes(statusCode) && !String(headers['content-type'] ?? '').includes('json')
}

function unreachable({ name }: GraphQLRequest, { visitor }: GatewayTransportOptions, cause: unknown): NetworkFailure {
  return new NetworkFailure('unreachable', { operation: name, requestId: visitor.requestId, cause })
}

function askOnce(
  request: GraphQLRequest,
  options: GatewayTransportOptions,
  isContinued: boolean,
): Promise<Dispatcher.ResponseData> {
  const { visitor } = options
  const { storefrontKey } = options.renders
  const { gatewayUrl: origin, dispatcher } = options
  const { method, path, ...rest } = options.onSharedAnswer ? asGet(request) : asPost(request)
  const headers = {
    'content-type': 'application/json',
    accept: options.onSharedAnswer ? 'application/json' : ACCEPTED_TYPES,
    [CLIENT_HEADER]: 'web-server',
    [STORE_HEADER]: options.storeCode,
    'x-deadline-ms': String(options.deadlineMs ?? RENDER_READ_MS),
    'x-request-id': visitor.requestId,
    'x-forwarded-for': visitor.address,
    'x-forwarded-proto': visitor.scheme,
    ...(isContinued ? { [CONTINUED_VISIT_HEADER]: '1' } : {}),
    ...(storefrontKey === null ? {} : { [STOREFRONT_KEY_HEADER]: storefrontKey }),
    ...(visitor.cookie === null ? {} : { cookie: visitor.cookie }),
  }
  return traceCall({
    method,
    template: '/graphql',
    origin,
    headers,
    send: (traced) => dispatcher.request({ origin, method, path, ...rest, signal: request.signal, headers: traced }),
    statusOf,
  })
}

function asPost({ id, variables }: GraphQLRequest) {
  return { method: 'POST', path: '/graphql', body: JSON.stringify({ id, variables }) } as const
}

function asGet({ id, variables }: GraphQLRequest) {
  const query = new URLSearchParams({ id, variables: JSON.stringify(variables) })
  return { method: 'GET', path: `/graphql?${query.toString()}` } as const
}

async function readJson(request: GraphQLRequest, answer: Dispatcher.ResponseData): Promise<unknown> {
  try {
    return await answer.body.json()
  } catch (cause) {
    throw new NetworkFailure('unreachable', { operation: request.name, cause })
  }
}

/** Reads a multipart body, with the same small reader as in the browser. */
async function* readParts(
  request: GraphQLRequest,
  answer: Dispatcher.ResponseData,
  type: string,
): AsyncGenerator<unknown> {
  const { meros } = await import('meros/browser')
  const chunks = answer.body[Symbol.asyncIterator]()
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: () => void answer.body.destroy(),
  })
  const parts = await meros<unknown>(new Response(body, { headers: { 'content-type': type } }))
  if (parts instanceof Response) throw new NetworkFailure('invalid', { operation: request.name })
  try {
    for await (const part of parts) yield part.body
  } catch (cause) {
    throw new NetworkFailure('unreachable', { operation: request.name, cause })
  }
}

async function failureOf(request: GraphQLRequest, answer: Dispatcher.ResponseData): Promise<NetworkFailure> {
  // An unread body would occupy its connection.
  await answer.body.dump()
  const retryAfter = answer.headers['retry-after']
  const kind = HEADS_REFUSED[answer.statusCode] ?? failureKindOfStatus(answer.statusCode)
  return new NetworkFailure(kind, {
    operation: request.name,
    retryAfterMs: retryAfterMs(typeof retryAfter === 'string' ? retryAfter : null, Date.now()),
  })
}

/** Statuses by which the gateway refuses a head: the headers that the storefront adds may be too many for it. */
const HEADS_REFUSED: Readonly<Record<number, NetworkFailureKind>> = {
  400: 'rejected',
  414: 'tooLarge',
  431: 'tooLarge',
}
/** Statuses whose JSON says no more than they do. */
const WITHOUT_ANSWER: readonly number[] = [414, 429, 431]
