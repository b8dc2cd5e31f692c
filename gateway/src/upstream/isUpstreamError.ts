import { UpstreamFailure } from './upstreamFailure.ts'
import { UpstreamRefusal } from './upstreamRefusal.ts'

/** True for whatever a call to the platform ends with that is no answer: refused, failed, or never reached. */
export function isUpstreamError(error: unknown): error is UpstreamFailure | UpstreamRefusal {
  return error instanceof UpstreamRefusal || error instanceof UpstreamFailure
}

/** True where the platform answered with that status, inside an envelope or without one. */
export function hasStatus(error: unknown, status: number): boolean {
  return isUpstreamError(error) && error.status === status
}
