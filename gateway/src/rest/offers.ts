import { setTimeout as wait } from 'node:timers/promises'
import { createLru } from '../cache/createLru.ts'
import type { EndpointName } from './endpoints.ts'
import { isMissingEndpoint } from '../errors/isUpstreamError.ts'
import type { Lacks } from './lacks.ts'
import { OFFERS_MAX, OFFER_TTL_MS, OFFER_WAIT_MS } from './limits.ts'
import { endpointLack } from './missingEndpoint.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'

export type Offers = ReturnType<typeof createOffers>

/** Endpoints that the platform has, per process and platform. */
export function createOffers(lacks: Lacks, now: () => number = Date.now) {
  const found = createLru<EndpointName, Promise<boolean>>({ maxEntries: OFFERS_MAX, now })
  const examine = async (endpoint: EndpointName, ask: () => Promise<unknown>): Promise<boolean> => {
    try {
      await ask()
    } catch (error) {
      if (isMissingEndpoint(error)) {
        // `lacks` knows how long that is valid.
        found.delete(endpoint)
        return false
      }
      // A refusal proves that the endpoint exists. An outage proves nothing: the next caller probes again.
      if (!isAnswered(error)) found.delete(endpoint)
    }
    return true
  }
  return {
    /**
     * Returns false if the platform lacks the endpoint; true also if it does not reply in time.
     * @param ask calls the endpoint without changing anything; called if nothing is known.
     */
    has(endpoint: EndpointName, ask: () => Promise<unknown>): Promise<boolean> {
      if (lacks.has(endpointLack(endpoint))) return Promise.resolve(false)
      const known = found.get(endpoint) ?? examine(endpoint, ask)
      found.set(endpoint, known, { ttl: OFFER_TTL_MS })
      return Promise.race([known, wait(OFFER_WAIT_MS, true, { ref: false })])
    },
  }
}

function isAnswered(error: unknown): boolean {
  return error instanceof UpstreamRefusal || (error instanceof UpstreamFailure && error.kind === 'unauthenticated')
}
