import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  context,
  isSpanContextValid,
  propagation,
  trace,
} from '@opentelemetry/api'
import { maskAddress } from '../http/maskAddress.ts'
import { parseAddress } from '../http/parseAddress.ts'
import type { ProxyTrust } from '../http/proxyTrust.ts'

type Exchange = Readonly<{ request: IncomingMessage; response: ServerResponse }>

type Options = Readonly<{
  path: string
  /** The trace of a trusted proxy is continued. Any client can send one, and would decide what is recorded. */
  trust: ProxyTrust
  /** Returns the pattern of the route that has answered, which names the span; undefined if there was none. */
  routeOf: (status: number) => string | undefined
}>

const tracer = trace.getTracer('hogar')
const SERVER_FAULT = 500

/**
 * Runs `answer` in a server span that ends with the response. The span has method, route, status and path, with codes in
 * the path masked, and nothing of query, headers or body. Without tracing, only runs `answer`.
 */
export function traceRequest<Result>(
  { request, response }: Exchange,
  { path, trust, routeOf }: Options,
  answer: () => Result,
): Result {
  const peer = parseAddress(request.socket.remoteAddress ?? '')
  const parent = peer !== null && trust(peer, 0) ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT
  const { method = 'GET' } = request
  const attributes = { 'http.request.method': method, 'url.path': maskAddress(path) }
  const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent)
  if (!isSpanContextValid(span.spanContext())) return answer()
  response.once('close', () => {
    const { statusCode, writableFinished } = response
    const route = routeOf(statusCode)
    if (route !== undefined) span.updateName(`${method} ${route}`).setAttribute('http.route', route)
    if (writableFinished) span.setAttribute('http.response.status_code', statusCode)
    // A client that has left is no fault of the server.
    if (statusCode >= SERVER_FAULT) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
  return context.with(trace.setSpan(parent, span), answer)
}
