import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CoreServices } from './coreServices.ts'
import type { Handler } from './createHttpServer.ts'

type GraphqlEndpoint = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>

/** The gateway's addresses: `/graphql`, `/health/live`, `/health/ready`, `/metrics`. */
export function routeRequest(services: CoreServices, graphql: GraphqlEndpoint): Handler {
  return async (request, response) => {
    const url = parseUrl(request.url)
    switch (url?.pathname) {
      case '/graphql':
        return graphql(request, response, url)
      case '/health/live':
        return writeJson(response, 200, { status: 'ok' })
      case '/health/ready':
        return writeReadiness(services, response)
      case '/metrics': {
        const text = await services.metrics.text(services.client.breakers.states())
        response.writeHead(200, { 'content-type': services.metrics.contentType }).end(text)
        return
      }
      default:
        return writeJson(response, url ? 404 : 400, { error: url ? 'Not found.' : 'Not a path.' })
    }
  }
}

/**
 * Ready means that sending requests here makes sense. An open circuit or an absent Redis is shown but does not take the
 * gateway out: the other families still answer, and every other instance would see the same.
 */
async function writeReadiness({ client, sharedStore }: CoreServices, response: ServerResponse): Promise<void> {
  const families = Object.fromEntries(client.breakers.states())
  const store = (await sharedStore.isReady()) ? 'ok' : 'away'
  const isDown = Object.values(families).every((state) => state === 'open')
  writeJson(response, isDown ? 503 : 200, { status: isDown ? 'down' : 'ok', families, sharedStore: store })
}

function writeJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(body))
}

function parseUrl(target = '/'): URL | null {
  return URL.parse(target, 'http://gateway')
}
