import { setTimeout as wait } from 'node:timers/promises'
import { BoundedMap } from '../sharedStore/boundedMap.ts'
import type { EndpointName } from './endpoints.ts'
import { isMissingEndpoint } from './isUpstreamError.ts'
import type { Lacks } from './lacks.ts'
import { OFFERS_MAX, OFFER_TTL_MS, OFFER_WAIT_MS } from './limits.ts'
import { endpointLack } from './missingEndpoint.ts'
import { UpstreamFailure } from './upstreamFailure.ts'
import { UpstreamRefusal } from './upstreamRefusal.ts'

export type Offers = ReturnType<typeof createOffers>

/** Endpoints that the platform was found to have. One for each process and platform. */
export function createOffers(lacks: Lacks, now: () => number = Date.now) {
  const found = new BoundedMap<Promise<boolean>>({ maxEntries: OFFERS_MAX, now })
  const examine = async (endpoint: EndpointName, ask: () => Promise<unknown>): Promise<boolean> => {
    try {
      await ask()
    } catch (error) {
      if (isMissingEndpoint(error)) {
        // How long that holds, `lacks` knows.
        found.delete(endpoint)
        return false
      }
      // A refusal shows that there is somebody to refuse. An outage shows nothing: the next caller asks again.
      if (!isAnswered(error)) found.delete(endpoint)
    }
    return true
  }
  return {
    /**
     * False where the platform has no such endpoint; true also where it does not answer in time.
     * @param ask calls the endpoint in a way that changes nothing. It is called when nothing is known.
     */
    has(endpoint: EndpointName, ask: () => Promise<unknown>): Promise<boolean> {
      if (lacks.has(endpointLack(endpoint))) return Promise.resolve(false)
      const known = found.get(endpoint) ?? examine(endpoint, ask)
      found.set(endpoint, known, OFFER_TTL_MS)
      return Promise.race([known, wait(OFFER_WAIT_MS, true, { ref: false })])
    },
  }
}

function isAnswered(error: unknown): boolean {
  return error instanceof UpstreamRefusal || (error instanceof UpstreamFailure && error.kind === 'unauthenticated')
}
