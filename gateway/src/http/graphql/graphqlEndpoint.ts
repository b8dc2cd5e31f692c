import type { IncomingMessage, ServerResponse } from 'node:http'
import { DEFAULT_STORE } from '@hogar/schema/stores.ts'
import { clientAddress } from '../caller/clientAddress.ts'
import { COST_MAX_PARTNER, COST_MAX_SHOP } from '../../limits/limits.ts'
import { admitOperation } from './admitOperation.ts'
import { answerOperation } from './answerOperation.ts'
import type { CoreServices } from '../coreServices.ts'
import { corsHeaders, preflightHeaders } from '../corsHeaders.ts'
import type { createYogaServer } from './createYogaServer.ts'
import { type GraphqlParams, paramsOfBody, paramsOfSearch } from './graphqlParams.ts'
import { type Caller, identifyCaller } from '../caller/identifyCaller.ts'
import { JSON_RESPONSE } from './negotiateMediaType.ts'
import { payerOf } from '../rateLimit/payerOf.ts'
import { RateMeter } from '../rateLimit/rateMeter.ts'
import { readBody } from '../readBody.ts'
import { requestIdOf } from '../requestId.ts'
import { RequestRefusal } from '../../errors/requestRefusal.ts'
import { writeRefusal } from '../writeRefusal.ts'

type Options = Readonly<{
  services: CoreServices
  yoga: ReturnType<typeof createYogaServer>
  fastPath: boolean
}>

/** Creates the request handler of `/graphql`. The returned function never rejects. */
export function createGraphqlEndpoint({ services, yoga, fastPath }: Options) {
  const { env, log, metrics, persisted } = services
  return async (request: IncomingMessage, response: ServerResponse, search: string): Promise<void> => {
    const startedAt = performance.now()
    const requestId = requestIdOf(request.headers['x-request-id'])
    let operation = 'none'
    let caller: Caller | null = null
    let meter: RateMeter | null = null
    const done = (status: string) => metrics.requestDone(operation, status, (performance.now() - startedAt) / 1000)
    try {
      setHeaders(response, { 'x-request-id': requestId, ...corsHeaders(request.headers.origin, env.ALLOWED_ORIGINS) })
      if (request.method === 'OPTIONS') {
        return void response.writeHead(204, preflightHeaders(request.headers['access-control-request-headers'])).end()
      }
      if (!env.production && wantsPlayground(request, search)) return await yoga(request, response, {})
      caller = await identify(services, request)
      meter = new RateMeter(services, request, payerOf(services, request, caller))
      await meter.enter()
      const admitted = await admitOperation(services, await readParams(request, search), caller)
      // Only known names: a stranger must not choose a metric's labels.
      operation = persisted.hasText(admitted.text) ? admitted.operation.name : 'unpersisted'
      done(await answerOperation({ services, yoga, fastPath, request, response, requestId, caller, admitted, meter }))
    } catch (thrown) {
      const error = await chargeRefusal(meter, thrown)
      const mediaType = caller?.accepts.mediaType ?? JSON_RESPONSE
      const maximumCost = caller?.partner ? COST_MAX_PARTNER : COST_MAX_SHOP
      const quota = meter?.quota() ?? null
      const { language } = caller?.store ?? DEFAULT_STORE
      done(writeRefusal(response, error, { mediaType, requestId, log, language, maximumCost, quota }))
    } finally {
      meter?.settle()
    }
  }
}

/** Identifies the caller. A request that is refused for its headers is charged like any other. */
async function identify(services: CoreServices, request: IncomingMessage): Promise<Caller> {
  try {
    return identifyCaller(services, request)
  } catch (refusal) {
    const address = clientAddress(request, services.env.TRUST_PROXY)
    const meter = new RateMeter(services, request, { kind: 'address', address })
    await meter.enter()
    throw await chargeRefusal(meter, refusal)
  }
}

/**
 * Returns the refusal to send: the thrown one, or that of the rate limit for refusals. A missing registration is not
 * charged.
 */
async function chargeRefusal(meter: RateMeter | null, thrown: unknown): Promise<unknown> {
  if (meter === null || !(thrown instanceof RequestRefusal) || !thrown.isFault) return thrown
  try {
    await meter.refuse()
    return thrown
  } catch (tooMuch) {
    return tooMuch
  }
}

async function readParams(request: IncomingMessage, search: string): Promise<GraphqlParams> {
  return request.method === 'GET' ? paramsOfSearch(new URLSearchParams(search)) : paramsOfBody(await readBody(request))
}

/** Returns true for a browser that opens the address, rather than a client that sends a query. */
function wantsPlayground(request: IncomingMessage, search: string): boolean {
  return request.method === 'GET' && search === '' && (request.headers.accept ?? '').includes('text/html')
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const name in headers) response.setHeader(name, headers[name] ?? '')
}
