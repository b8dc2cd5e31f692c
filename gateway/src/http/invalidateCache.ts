import { loggedError } from '../errors/core/loggedError.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { judgeInvalidation } from '@hogar/schema/caching/judgeInvalidation.ts'
import { INVALIDATIONS_PER_MINUTE_MAX } from '@hogar/schema/caching/limits.ts'
import { readTarget } from '@hogar/schema/http/readTarget.ts'
import { request as send } from 'undici'
import { clientAddress } from '../plugins/caller/clientAddress.ts'
import type { CoreServices } from './coreServices.ts'
import { FORWARD_TIMEOUT_MS, INVALIDATION_SETTLE_MS } from './limits.ts'

const MINUTE_MS = 60_000

/**
 * `GET|POST /invalidate?key=…&tag=P1481,C20,product`: invalidates cached replies of changed documents, here and on all
 * instances, then notifies the storefront. The order matters: otherwise pages would be rendered from outdated replies.
 */
export async function invalidateCache(
  services: CoreServices,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { env, metrics, log } = services
  if (request.method !== 'GET' && request.method !== 'POST') {
    return void response.writeHead(405, { allow: 'GET, POST' }).end()
  }
  const search = new URLSearchParams(readTarget(request.url)?.search)
  try {
    const address = clientAddress(request, env.TRUST_PROXY)
    if ((await services.sharedStore.count(`invalidate:${address}`, MINUTE_MS)) > INVALIDATIONS_PER_MINUTE_MAX) {
      return answer(response, 429, 'Too many invalidations: name several tags in one.')
    }
    const verdict = judgeInvalidation({
      server: 'gateway',
      isCaching: true,
      key: env.CACHE_INVALIDATION_KEY ?? null,
      search,
    })
    metrics.invalidationDone(verdict.drop === null ? 'refused' : 'done')
    if (verdict.drop !== null) await services.invalidator.invalidate(verdict.drop)
    if (verdict.forward !== null) await forward(services, verdict.forward)
    answer(response, verdict.status, verdict.text)
  } catch (error) {
    metrics.invalidationDone('failed')
    log.error(loggedError(error), 'cache invalidation failed')
    answer(response, 503, 'Cache invalidation failed: not every instance was notified. Try again.')
  }
}

function answer(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end(text)
}

/** Forwards the invalidation to each storefront. Replies are only logged: the caller cannot act on them. */
async function forward({ env, log }: CoreServices, list: string): Promise<void> {
  if (env.REDIS_URL !== undefined) await pause(INVALIDATION_SETTLE_MS)
  const query = new URLSearchParams({ key: env.CACHE_INVALIDATION_KEY ?? '', tag: list, forwardedFrom: 'gateway' })
  await Promise.all(
    env.CACHE_FORWARD_URL.map(async (origin) => {
      try {
        const signal = AbortSignal.timeout(FORWARD_TIMEOUT_MS)
        const { statusCode, body } = await send(`${origin}/invalidate?${query.toString()}`, { signal })
        log.info({ origin, status: statusCode, answer: await body.text() }, 'cache invalidation forwarded')
      } catch (error) {
        log.warn({ origin, reason: error instanceof Error ? error.name : 'unknown' }, 'the storefront was not notified')
      }
    }),
  )
}
