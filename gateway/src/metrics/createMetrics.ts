import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { CallReport } from '../rest/callReport.ts'
import type { BreakerState } from '../rest/createFamilyBreakers.ts'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const BREAKER_VALUES: Readonly<Record<BreakerState, number>> = { closed: 0, halfOpen: 0.5, open: 1 }

export type Metrics = ReturnType<typeof createMetrics>

/** Returns a function that looks a labelled metric up once per label pair, and not at every count. */
function labelled<Metric>(find: (first: string, second: string) => Metric): (first: string, second?: string) => Metric {
  const known = new Map<string, Map<string, Metric>>()
  return (first, second = '') => {
    const ofFirst = known.get(first) ?? new Map<string, Metric>()
    known.set(first, ofFirst)
    const metric = ofFirst.get(second) ?? find(first, second)
    ofFirst.set(second, metric)
    return metric
  }
}

/** Creates the gateway's metrics, in a registry of their own, so that one process may hold two gateways. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'hogar_graphql_request_seconds',
    help: 'GraphQL requests by operation and what became of them.',
    labelNames: ['operation', 'status'],
    buckets: SECONDS,
    registers,
  })
  const invalidations = new Counter({
    name: 'hogar_cache_invalidations_total',
    help: 'Cache invalidations by outcome: done, refused (key or tags), failed (not every instance was notified).',
    labelNames: ['outcome'],
    registers,
  })
  const breaker = new Gauge({
    name: 'hogar_upstream_breaker_open',
    help: '1 when the circuit of a family of calls is open, 0.5 when it is being tried, 0 when it is closed.',
    labelNames: ['family'],
    registers,
  })
  const requestsBy = labelled((operation, status) => requests.labels(operation, status))
  return {
    requestDone: (operation: string, status: string, seconds: number) => requestsBy(operation, status).observe(seconds),
    callDone: countCalls(registers),
    ...storeOutages(registers),
    invalidationDone: (outcome: 'done' | 'refused' | 'failed') => invalidations.inc({ outcome }),
    /** Returns the Prometheus text, with the current state of the circuit breakers. */
    async text(breakers: ReadonlyMap<string, BreakerState>): Promise<string> {
      for (const [family, state] of breakers) breaker.set({ family }, BREAKER_VALUES[state])
      return registry.metrics()
    },
    contentType: registry.contentType,
  }
}

/** Returns a function that counts REST calls, and the reads that needed none. */
function countCalls(registers: Registry[]): (report: CallReport) => void {
  const calls = new Histogram({
    name: 'hogar_upstream_call_seconds',
    help: 'REST calls that were sent, by endpoint and status.',
    labelNames: ['endpoint', 'status'],
    buckets: SECONDS,
    registers,
  })
  const cacheHits = new Counter({
    name: 'hogar_upstream_cache_hits_total',
    help: 'REST reads answered by a shared reply.',
    labelNames: ['endpoint'],
    registers,
  })
  const outdated = new Counter({
    name: 'hogar_upstream_outdated_total',
    help: 'REST reads answered by their last good reply because the platform failed.',
    labelNames: ['endpoint'],
    registers,
  })
  const callsBy = labelled((endpoint, status) => calls.labels(endpoint, status))
  const hitsOf = labelled((endpoint) => cacheHits.labels(endpoint))
  return ({ endpoint, status, ms, cached, isOutdated }) => {
    if (isOutdated === true) outdated.inc({ endpoint })
    else if (cached) hitsOf(endpoint).inc()
    else callsBy(endpoint, status).observe(ms / 1000)
  }
}

/** Counts operations that continued without the shared store. */
function storeOutages(registers: Registry[]) {
  const failOpen = new Counter({
    name: 'hogar_rate_limit_fail_open_total',
    help: 'Requests admitted because the shared store was unavailable.',
    registers,
  })
  const fallbacks = new Counter({
    name: 'hogar_shared_store_fallbacks_total',
    help: 'Claims, counts and values kept in the memory of this instance because the shared store was away.',
    registers,
  })
  return { rateFailedOpen: () => failOpen.inc(), storeFellBack: () => fallbacks.inc() }
}
