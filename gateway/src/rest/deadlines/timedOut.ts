import { BREAKER_PATIENCE_MS } from '../limits.ts'
import { UpstreamFailure } from '../../errors/upstreamFailure.ts'

/** Returns the failure of a call without a reply within `patienceMs`. */
export function timedOut(endpoint: string, patienceMs: number): UpstreamFailure {
  const detail = `no reply in ${Math.round(patienceMs)} ms`
  const impatient = patienceMs < BREAKER_PATIENCE_MS
  return new UpstreamFailure({ kind: 'timeout', endpoint, detail, impatient, unsent: patienceMs <= 0 })
}
