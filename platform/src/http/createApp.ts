import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import Fastify from 'fastify'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import {
  BODY_LIMIT_BYTES,
  CONNECTIONS_CHECKING_INTERVAL_MS,
  HEADERS_MAX_BYTES,
  HEADERS_TIMEOUT_MS,
  KEEP_ALIVE_TIMEOUT_MS,
  REQUEST_TIMEOUT_MS,
} from '../limits.ts'
import { traceIds } from '../tracing/traceIds.ts'
import { cleanRequest } from '../typed/cleanRequest.ts'
import { failure } from './envelope.ts'
import { answerError } from './answerError.ts'
import { PlatformFault } from './platformFault.ts'
import { requireUsableValues } from './requireUsableValues.ts'
import { scrubUrl } from './scrubUrl.ts'

/** The HTTP server with TypeBox types on its routes. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>

/** Routes of personal data (carts, orders, accounts): no cache on the way may store their answers. */
const PRIVATE_ROUTES = /^\/api\/(?:cart|order|quote|sync|user|wishlist|ext\/(?:addresses|coupons|rankings))\b/
const REQUEST_ID = /^[\w.:-]{1,128}$/

/** A server without routes: request ids, log without secrets, enveloped errors, `/docs`. */
export async function createApp(options: { logLevel: string }): Promise<App> {
  const app: App = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: CONNECTIONS_CHECKING_INTERVAL_MS,
      maxHeaderSize: HEADERS_MAX_BYTES,
    },
    forceCloseConnections: 'idle',
    // A request that arrives on an open connection while the server closes is answered.
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: requestIdOf,
    // Its own answer repeats the whole address, secrets included, outside of the envelope.
    frameworkErrors: (_error, _request, reply: FastifyReply) =>
      void reply.code(400).send(failure(400, 'The request target cannot be decoded')),
    routerOptions: { maxParamLength: 512 },
    logger: {
      level: options.logLevel,
      mixin: traceIds,
      serializers: { req: (request) => ({ method: request.method, url: scrubUrl(request.url) }) },
    },
  }).withTypeProvider<TypeBoxTypeProvider>()
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (PRIVATE_ROUTES.test(request.routeOptions.url ?? '')) reply.header('cache-control', 'no-cache, no-store')
  })
  // Before any schema looks at them. Lists and searches are written by programs.
  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.url?.startsWith('/api/catalog')) return
    request.body = cleanRequest(request.body)
    request.query = cleanRequest(request.query)
  })
  app.addHook('preHandler', async (request) => requireUsableValues(request))
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(async (request, reply) => {
    reply.code(404)
    return failure(404, `No route ${request.method} ${scrubUrl(request.url).split('?')[0]}`)
  })
  acceptEmptyJson(app)
  await registerDocs(app)
  return app
}

function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
}

/** Callers send `content-type: application/json` with no body at all (cart/create): that is not malformed. */
function acceptEmptyJson(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, typeof body === 'string' ? body : body.toString('utf8'), done)
  })
}

async function registerDocs(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      components: { schemas: { Fault: PlatformFault } },
      info: {
        title: 'Hogar commerce platform',
        version: '1.0.0',
        description:
          'Answers have the envelope `{ code, result }`; `code` is the HTTP status. Catalogue search and URL map answer without it. Every route may return `Fault` with 503 or 500, for a fault of the platform. Refusals never carry `fault`.',
      },
    },
  })
  await app.register(swaggerUi, { routePrefix: '/docs' })
}
