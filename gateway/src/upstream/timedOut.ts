import { BREAKER_PATIENCE_MS } from './limits.ts'
import { UpstreamFailure } from './upstreamFailure.ts'

/** The failure of a call that had `patienceMs` and gave no answer in it. */
export function timedOut(endpoint: string, patienceMs: number): UpstreamFailure {
  const detail = `no reply in ${Math.round(patienceMs)} ms`
  return new UpstreamFailure({ kind: 'timeout', endpoint, detail, impatient: patienceMs < BREAKER_PATIENCE_MS })
}
