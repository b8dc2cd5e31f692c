import type { ProxyTrust } from '@hogar/schema/http/proxyTrust.ts'
import { readTarget } from '@hogar/schema/http/readTarget.ts'
import { traceRequest } from '@hogar/schema/tracing/traceRequest.ts'
import type { Handler } from './createHttpServer.ts'
import { spanRoute } from './spanRoute.ts'

/** Requests of balancers and of Prometheus: they would outnumber all others. */
const PROBES = /^\/(?:health\/|metrics$)/

/** Runs each request but probes in a server span. */
export function traceRequests(trust: ProxyTrust, handler: Handler): Handler {
  return (request, response) => {
    const path = readTarget(request.url)?.path
    if (path === undefined || PROBES.test(path)) return handler(request, response)
    const routeOf = (status: number) => spanRoute(path, status)
    return traceRequest({ request, response }, { path, trust, routeOf }, () => handler(request, response))
  }
}
