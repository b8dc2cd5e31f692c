import { judgeInvalidation } from '@hogar/schema/caching/judgeInvalidation.ts'
import { INVALIDATIONS_PER_MINUTE_MAX } from '@hogar/schema/caching/limits.ts'
import { countedAddress } from '@hogar/schema/http/countedAddress.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Dispatcher } from 'undici'
import type { WebEnv } from '../env.ts'
import type { OutputCache } from './createOutputCache.ts'
import { refuse } from '../http/refuse.ts'
import { createRateWindow } from './createRateWindow.ts'
import { FORWARD_TIMEOUT_MS } from './limits.ts'

type Options = Readonly<{
  env: Pick<WebEnv, 'invalidationKey' | 'gatewayUrl'>
  /** Null: pages are not cached. */
  outputCache: OutputCache | null
  dispatcher: Dispatcher
  log: Logger
}>

/**
 * `GET|POST /invalidate?key=…&tag=P1481,C20,product`: the platform reports changed documents. The gateway is notified
 * first and awaited: pages that are rendered again must not be made of what it still caches.
 */
export function createInvalidationAnswer({ env, outputCache, dispatcher, log }: Options) {
  const mayAsk = createRateWindow({ max: INVALIDATIONS_PER_MINUTE_MAX, windowMs: 60_000 })
  const invalidateGateway = async (list: string) => {
    const query = new URLSearchParams({ key: env.invalidationKey ?? '', tag: list, forwardedFrom: 'storefront' })
    try {
      const { statusCode, body } = await dispatcher.request({
        origin: env.gatewayUrl,
        path: `/invalidate?${query.toString()}`,
        method: 'GET',
        signal: AbortSignal.timeout(FORWARD_TIMEOUT_MS),
      })
      log.info({ status: statusCode, answer: await body.text() }, 'cache invalidation forwarded')
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'gateway was not notified')
    }
  }
  return async ({ method, visitor }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (method !== 'GET' && method !== 'POST') return refuse(reply, 405, { allow: 'GET, POST' })
    if (!mayAsk(countedAddress(visitor.address)))
      return send(reply, 429, 'Too many invalidations: name several tags in one.')
    const search = visitor.url.searchParams
    const isCaching = outputCache !== null
    const verdict = judgeInvalidation({ server: 'storefront', isCaching, key: env.invalidationKey, search })
    try {
      if (verdict.forward !== null) await invalidateGateway(verdict.forward)
      if (verdict.drop !== null) await outputCache?.invalidate(verdict.drop)
      return send(reply, verdict.status, verdict.text)
    } catch (error) {
      log.error({ err: error }, 'cache invalidation failed')
      return send(reply, 503, 'Cache invalidation failed: the pages could not be reached. Try again.')
    }
  }
}

function send(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send(text)
}
