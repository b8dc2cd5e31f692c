import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, context, propagation, trace } from '@opentelemetry/api'
import type { App } from '../http/createApp.ts'

const tracer = trace.getTracer('hogar')
const SERVER_FAULT = 500
/** Probes of a balancer would outnumber all other requests. */
const PROBES = /^\/health\//

/**
 * Runs each request but probes in a server span named by its route, which continues the caller's trace. The span has
 * method, route and status, and nothing of address, headers or body: these hold tokens and personal data.
 */
export function traceRequests(app: App): void {
  const contexts = new WeakMap<object, Context>()
  app.addHook('onRequest', (request, reply, done) => {
    if (PROBES.test(request.url)) return done()
    const parent = propagation.extract(ROOT_CONTEXT, request.headers)
    const { method, routeOptions } = request
    const { url: route } = routeOptions
    const attributes = { 'http.request.method': method, ...(route === undefined ? {} : { 'http.route': route }) }
    const name = route === undefined ? method : `${method} ${route}`
    const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent)
    const inSpan = trace.setSpan(parent, span)
    contexts.set(request, inSpan)
    reply.raw.once('close', () => {
      const { statusCode } = reply.raw
      span.setAttribute('http.response.status_code', statusCode)
      if (statusCode >= SERVER_FAULT) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
    return context.with(inSpan, done)
  })
  // A body arrives in events of its connection, which know nothing of the request that they belong to.
  app.addHook('preValidation', (request, _reply, done) => {
    context.with(contexts.get(request) ?? context.active(), done)
  })
}
