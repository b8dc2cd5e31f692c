import type { IncomingMessage, ServerResponse } from 'node:http'
import { readTarget } from '@hogar/schema/http/readTarget.ts'
import type { CoreServices } from './coreServices.ts'
import type { Handler } from './createHttpServer.ts'
import { transferCart } from '../redirects/transferCart.ts'
import { invalidateCache } from './invalidateCache.ts'
import { type Navigation, navigationOf } from '../redirects/navigation.ts'
import { silentLogin } from '../redirects/silentLogin.ts'
import { isSocialLogin, socialLogin } from '../redirects/socialLogin.ts'
import { creditUpload, isCreditUpload } from './uploads/creditUploads.ts'

type GraphqlEndpoint = (request: IncomingMessage, response: ServerResponse, search: string) => Promise<void>

/**
 * Routes requests: `/graphql`, `/checkout/external`, `/silent-login`, `/social-login/{provider}`,
 * `/credit/files/{slot}`, `/credit/live-test`, `/invalidate`, `/health/live`, `/health/ready`, and `/metrics` if it has no port of its own.
 */
export function routeRequest(services: CoreServices, graphql: GraphqlEndpoint): Handler {
  return async (request, response) => {
    const target = readTarget(request.url)
    if (!target) return writeJson(response, 400, { error: 'The request target must be a path.' })
    const { path } = target
    const search = target.search.slice(1)
    const go = async (answer: (navigation: Navigation) => Promise<void>) => {
      const navigation = navigationOf(services, { request, response, search })
      if (navigation !== null) await answer(navigation)
    }
    if (path === '/graphql') await graphql(request, response, search)
    else if (path === '/checkout/external') await go((navigation) => transferCart(services, navigation))
    else if (path === '/silent-login') await go((navigation) => silentLogin(services, navigation))
    else if (isSocialLogin(path)) await go((navigation) => socialLogin(services, navigation, path))
    else if (isCreditUpload(path)) await creditUpload(services, { request, response, path, search })
    else if (path === '/invalidate') await invalidateCache(services, request, response)
    else if (path === '/health/live') writeJson(response, 200, { status: 'ok' })
    else if (path === '/health/ready') await writeReadiness(services, response)
    else if (path === '/metrics' && services.env.METRICS_PORT === undefined) await writeMetrics(services, response)
    else writeJson(response, 404, { error: 'Not found.' })
  }
}

/** Routes requests on `METRICS_PORT`: `/metrics` only. */
export function routeMetrics(services: CoreServices): Handler {
  return async ({ url = '' }, response) => {
    if (url.split('?', 1)[0] === '/metrics') await writeMetrics(services, response)
    else writeJson(response, 404, { error: 'Not found.' })
  }
}

async function writeMetrics({ metrics, client }: CoreServices, response: ServerResponse): Promise<void> {
  const text = await metrics.text(client.breakers.states())
  response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
}

/**
 * Replies 200 from the end of the warm-up until the gateway is stopping. An open circuit or an unavailable Redis is
 * reported but does not make the gateway unready: other families still work, and every instance would be affected
 * alike.
 */
async function writeReadiness(services: CoreServices, response: ServerResponse): Promise<void> {
  const { client, sharedStore } = services
  const families = Object.fromEntries(client.breakers.states())
  const store = (await sharedStore.isReady()) ? 'ok' : 'away'
  const isDown = Object.values(families).every((state) => state === 'open')
  const status = services.isStopping() ? 'stopping' : isDown ? 'down' : services.isWarm() ? 'ok' : 'warming up'
  writeJson(response, status === 'ok' ? 200 : 503, { status, families, sharedStore: store })
}

function writeJson(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body))
}
