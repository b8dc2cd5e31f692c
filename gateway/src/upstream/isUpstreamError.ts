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

/** True where the platform answered with 404 or 500: by one of them it says that it does not offer what it was asked. */
export function isNotOffered(error: unknown): boolean {
  return hasStatus(error, 404) || hasStatus(error, 500)
}
