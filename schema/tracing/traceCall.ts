import { SpanKind, SpanStatusCode, context, isSpanContextValid, propagation, trace } from '@opentelemetry/api'

type Headers = Readonly<Record<string, string | readonly string[]>>

type Call<Given extends Headers, Reply> = Readonly<{
  method: string
  /** Path with names in place of its parameters: the path itself, and its query, may hold tokens. */
  template: string
  /** Scheme, host and port. */
  origin: string
  headers: Given
  /** Makes the call with the headers, among which is the one that carries the trace. */
  send: (headers: Given) => Promise<Reply>
  statusOf: (reply: Reply) => number
}>

const tracer = trace.getTracer('hogar')
const FAULT = 400

/**
 * Makes an HTTP call in a client span, and passes the trace on by `traceparent`. Without tracing, only makes the call.
 * Rejects as `send` does.
 */
export async function traceCall<Given extends Headers, Reply>(call: Call<Given, Reply>): Promise<Reply> {
  const { method, template, origin, headers, send, statusOf } = call
  const span = tracer.startSpan(`${method} ${template}`, { kind: SpanKind.CLIENT })
  if (!isSpanContextValid(span.spanContext())) return send(headers)
  const { hostname, port } = new URL(origin)
  span.setAttributes({
    'http.request.method': method,
    'url.template': template,
    'server.address': hostname,
    'server.port': Number(port || (origin.startsWith('https:') ? 443 : 80)),
  })
  const inSpan = trace.setSpan(context.active(), span)
  const traced = { ...headers }
  propagation.inject(inSpan, traced)
  try {
    const reply = await context.with(inSpan, () => send(traced))
    const status = statusOf(reply)
    span.setAttribute('http.response.status_code', status)
    if (status >= FAULT) span.setStatus({ code: SpanStatusCode.ERROR })
    return reply
  } catch (error) {
    // The name alone: a message may hold what was sent.
    span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
    span.setStatus({ code: SpanStatusCode.ERROR })
    throw error
  } finally {
    span.end()
  }
}
