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

/** True where the platform has no such endpoint. */
export function isMissingEndpoint(error: unknown): boolean {
  return error instanceof UpstreamRefusal && error.reason === 'missingEndpoint'
}

/** A reading, or `none` from a platform without the endpoint: it has none of what was asked for. */
export async function noneIfMissing<Value, None>(reading: Promise<Value>, none: None): Promise<Value | None> {
  try {
    return await reading
  } catch (error) {
    if (isMissingEndpoint(error)) return none
    throw error
  }
}
