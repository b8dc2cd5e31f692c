import { METHODS } from 'node:http'
import { maskAddress } from '@hogar/schema/http/maskAddress.ts'
import { strictTransport } from '@hogar/schema/http/strictTransport.ts'
import { traceRequest } from '@hogar/schema/tracing/traceRequest.ts'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { WebEnv } from '../env.ts'
import { CONNECTION_SILENCE_MS, HEADERS_MAX_BYTES, HEADERS_MS, KEEP_ALIVE_MS, REQUEST_MS } from '../limits.ts'
import { refuse } from './refuse.ts'
import { SECURITY_HEADERS } from './securityHeaders.ts'
import { type Visitor, pathOfTarget, readVisitor, requestIdOf } from './visitor.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before any route runs. */
    visitor: Visitor
  }
}

/**
 * Creates the HTTP server without routes: limits of heads and bodies, security headers and request id of every answer,
 * the visitor of every request, and the answer to whatever a route throws. Bodies are not read: routes get streams.
 */
export function createApp(env: WebEnv, log: FastifyBaseLogger): FastifyInstance {
  const app = Fastify({
    http: { maxHeaderSize: HEADERS_MAX_BYTES, headersTimeout: HEADERS_MS, keepAlive: true },
    requestTimeout: REQUEST_MS,
    connectionTimeout: CONNECTION_SILENCE_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // A request that arrives on an open connection while the server stops is answered.
    return503OnClosing: false,
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    // Routes compare addresses as they are spelled: no escape is decoded, so none can be invalid.
    rewriteUrl: ({ url }) => pathOfTarget(url).replaceAll('%', '%25'),
  })
  // A method without a body to Fastify is one whose body it leaves to the route.
  for (const method of METHODS) app.addHttpMethod(method, { hasBody: false, overrideExisting: true })
  if (env.tracing.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined) addTracing(app, env)
  addVisitor(app, env)
  app.setErrorHandler((error, request, reply) => {
    const path = maskAddress(request.originalUrl.split('?')[0] ?? '')
    request.log.error({ err: error, path }, 'request failed')
    return refuse(reply, 500)
  })
  return app
}

/** Files and probes: they would outnumber all other requests. */
const UNTRACED = /^\/(?:assets|health)\//

/** Runs each request but those of files in a server span, named by its route. */
function addTracing(app: FastifyInstance, { trustProxy }: WebEnv): void {
  app.addHook('onRequest', (request, reply, done) => {
    const path = pathOfTarget(request.originalUrl)
    if (UNTRACED.test(path)) return done()
    const routeOf = () => request.routeOptions.url
    return traceRequest({ request: request.raw, response: reply.raw }, { path, trust: trustProxy, routeOf }, done)
  })
}

/** Reads the visitor of every request, and refuses a request without a readable host or address. */
function addVisitor(app: FastifyInstance, env: WebEnv): void {
  const securityHeaders = { ...SECURITY_HEADERS, ...strictTransport(env.publicOrigin) }
  app.decorateRequest('visitor')
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders)
    const visitor = readVisitor(request, env)
    if (!visitor) return refuse(reply, 400)
    if (!isReadable(visitor.url.pathname)) return refuse(reply, 404)
    reply.header('x-request-id', visitor.requestId)
    request.visitor = visitor
    return undefined
  })
}

/**
 * Returns false for an address with a line break or another control character: no page has one, and the router's
 * patterns do not match it.
 */
function isReadable(pathname: string): boolean {
  return !/%(?:[01][0-9a-f]|7f|c2%[89][0-9a-f]|e2%80%a[89])/i.test(pathname)
}
