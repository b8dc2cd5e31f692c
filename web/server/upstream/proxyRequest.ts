import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Client, type Dispatcher } from 'undici'
import { maskAddress } from '@hogar/schema/http/maskAddress.ts'
import { traceCall } from '@hogar/schema/tracing/traceCall.ts'
import { abortWhenGone } from '../http/abortWhenGone.ts'
import { isReset } from './isReset.ts'
import { statusOf } from './statusOf.ts'
import { PASS_ON_SILENCE_MS } from '../limits.ts'

/** Headers that belong to one connection, not to the message. */
const HOP_BY_HOP = new Set([
  'connection',
  'expect',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

const NONE: ReadonlySet<string> = new Set()

/**
 * Headers in which proxies describe a client or its trace. Any client can send them, so none is proxied: the target's
 * headers and this server's own trace replace them.
 */
const FORWARDING =
  /^(?:traceparent|tracestate|forwarded|via|x-forwarded(?:-.*)?|x-original-.*|x-rewrite-.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|fastly-client-ip)$/

export type ProxyTarget = Readonly<{
  dispatcher: Dispatcher
  origin: string
  /** Path and query at the target. */
  path: string
  /** Headers added to the request, in place of those that the visitor sent under these names. */
  headers: Readonly<Record<string, string>>
  /** Maximum bytes of the body. */
  bodyMaxBytes: number
  /** Headers of the answer that are not sent to the visitor. */
  hidden?: ReadonlySet<string>
}>

/**
 * Proxies a request and its answer, both as streams: a deferred part of an answer arrives when it is ready. When the
 * visitor leaves, the request is cancelled. Answers 413 for a body that is too long, 502 when the target does not
 * answer.
 */
export async function proxyRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  target: ProxyTarget,
): Promise<FastifyReply> {
  if (Number(request.headers['content-length'] ?? 0) > target.bodyMaxBytes) return refuseBody(reply, target)
  const signal = abortWhenGone(reply.raw)
  try {
    const answer = await ask(request, target, signal)
    const { hidden = NONE } = target
    const headers = Object.entries(answer.headers).filter(([name]) => !hidden.has(name))
    reply
      .code(answer.statusCode)
      .headers(withoutHopByHop(Object.fromEntries(headers)))
      .send(answer.body)
    // A first chunk may be late: the head is sent before it.
    if (!reply.raw.writableEnded) reply.raw.flushHeaders()
    return reply
  } catch (error) {
    if (signal.aborted) return reply.hijack()
    if (error instanceof BodyTooLong) return refuseBody(reply, target)
    request.log.error({ err: error, path: maskAddress(request.visitor.url.pathname) }, 'request not proxied')
    return reply
      .code(502)
      .headers({ 'content-type': 'application/json', 'cache-control': 'no-store', 'retry-after': '1' })
      .send(
        '{"errors":[{"message":"The shop does not answer just now.","extensions":{"code":"UPSTREAM_UNAVAILABLE"}}]}',
      )
  }
}

/**
 * Sends the request. A pooled connection may be closed by the other side in the moment that it is used again: a
 * request that only reads is then retried once, on a new connection, because another pooled one may have ended too.
 */
async function ask(
  { raw: request, routeOptions }: FastifyRequest,
  { dispatcher, origin, path, headers, bodyMaxBytes }: ProxyTarget,
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData> {
  const onlyReads = request.method === 'GET' || request.method === 'HEAD'
  const method = methodOf(request)
  const options = {
    origin,
    path,
    method,
    body: onlyReads ? null : bodyOf(request, bodyMaxBytes),
    signal,
    bodyTimeout: PASS_ON_SILENCE_MS,
    headersTimeout: PASS_ON_SILENCE_MS,
  }
  const sent = { ...requestHeaders(request), ...headers }
  const send = async (traced: typeof sent) => {
    const call: Dispatcher.RequestOptions = { ...options, headers: traced }
    try {
      return await dispatcher.request(call)
    } catch (error) {
      if (!onlyReads || signal.aborted || !isReset(error)) throw error
      const fresh = new Client(origin)
      const again = fresh.request(call)
      // Closes when the answer is complete, without blocking it.
      void fresh.close().catch(() => {})
      return again
    }
  }
  return traceCall({ method, template: routeOptions.url ?? '/', origin, headers: sent, send, statusOf })
}

class BodyTooLong extends Error {}

/** Refuses a body and closes the connection, which still holds the rest of it. */
function refuseBody(reply: FastifyReply, { bodyMaxBytes }: ProxyTarget): FastifyReply {
  const message = `A body has at most ${bodyMaxBytes} bytes.`
  return reply
    .code(413)
    .headers({ 'content-type': 'application/json', 'cache-control': 'no-store', connection: 'close' })
    .send(JSON.stringify({ errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] }))
}

/** Returns the body of a request; one without a length is counted. */
function bodyOf(request: IncomingMessage, maxBytes: number): Dispatcher.RequestOptions['body'] {
  return request.headers['content-length'] === undefined ? Readable.from(counted(request, maxBytes)) : request
}

async function* counted(request: IncomingMessage, maxBytes: number): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue
    size += chunk.length
    if (size > maxBytes) throw new BodyTooLong()
    yield chunk
  }
}

function methodOf({ method }: IncomingMessage): Dispatcher.HttpMethod {
  return METHODS.find((known) => known === method) ?? 'GET'
}

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'] as const

function requestHeaders({ headers }: IncomingMessage): Record<string, string | string[]> {
  const kept = Object.entries(headers).filter(([name]) => !FORWARDING.test(name))
  return withoutHopByHop(Object.fromEntries(kept))
}

function withoutHopByHop(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !HOP_BY_HOP.has(name.toLowerCase())) kept[name] = value
  }
  return kept
}
