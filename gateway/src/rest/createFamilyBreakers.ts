import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen, isBrokenCircuitError } from 'cockatiel'
import type { Family } from './endpoint.ts'
import { BREAKER_FAILURES, BREAKER_HALF_OPEN_MS } from './limits.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'

export type BreakerState = 'closed' | 'open' | 'halfOpen'

/**
 * Creates one circuit breaker per family of calls: if the stock service is down, the catalogue still works. Only faults
 * of the platform count: no connection, time-outs, 5xx without a refusal. A refusal is a valid reply, also that of its
 * search engine; a client that disconnected proves nothing.
 */
export function createFamilyBreakers(families: readonly Family[]) {
  const breakers = new Map(
    families.map((family) => [
      family,
      circuitBreaker(handleWhen(isOutage), {
        halfOpenAfter: BREAKER_HALF_OPEN_MS,
        breaker: new ConsecutiveBreaker(BREAKER_FAILURES),
      }),
    ]),
  )
  return {
    /** Runs the call, or throws UpstreamFailure at once while the family's circuit is open. */
    run<Value>({ endpoint, family }: { endpoint: string; family: Family }, call: () => Promise<Value>): Promise<Value> {
      const breaker = breakers.get(family)
      if (!breaker) return call()
      return breaker.execute(call).catch((error: unknown) => {
        if (!isBrokenCircuitError(error)) throw error
        throw new UpstreamFailure({
          kind: 'unavailable',
          endpoint,
          detail: `circuit of ${family} is open`,
          unsent: true,
        })
      })
    },
    states: (): ReadonlyMap<Family, BreakerState> =>
      new Map([...breakers].map(([family, breaker]) => [family, stateName(breaker.state)])),
  }
}

function isOutage(error: unknown): boolean {
  if (!(error instanceof UpstreamFailure) || error.impatient) return false
  return error.kind === 'timeout' || error.kind === 'unavailable'
}

function stateName(state: CircuitState): BreakerState {
  if (state === CircuitState.Closed) return 'closed'
  return state === CircuitState.HalfOpen ? 'halfOpen' : 'open'
}
