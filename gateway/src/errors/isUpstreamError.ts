import { GatewayError } from './gatewayError.ts'
import { UpstreamFailure } from './upstreamFailure.ts'
import { UpstreamRefusal } from './upstreamRefusal.ts'

const HTTP_NOT_FOUND = 404

/** Returns true for every error of a call to the platform: refused, failed, or never sent. */
export function isUpstreamError(error: unknown): error is UpstreamFailure | UpstreamRefusal {
  return error instanceof UpstreamRefusal || error instanceof UpstreamFailure
}

/** Returns true if the platform replied with that status, in an envelope or without one. */
export function hasStatus(error: unknown, status: number): boolean {
  return isUpstreamError(error) && error.status === status
}

/** Returns true if the platform replied 404 or 500, by which it reports that it does not offer the call. */
export function isNotOffered(error: unknown): boolean {
  return hasStatus(error, 404) || hasStatus(error, 500)
}

/** Returns true if the platform has no such endpoint. */
export function isMissingEndpoint(error: unknown): boolean {
  return error instanceof UpstreamRefusal && error.reason === 'missingEndpoint'
}

/** Returns the value read, or `none` if the platform has no such endpoint. */
export async function noneIfMissing<Value, None>(reading: Promise<Value>, none: None): Promise<Value | None> {
  try {
    return await reading
  } catch (error) {
    if (isMissingEndpoint(error)) return none
    throw error
  }
}

/** Returns the value read, or `none` if the platform could not give it: the rest of an answer can do without it. */
export async function noneIfUnread<Value, None>(reading: Promise<Value>, none: None): Promise<Value | None> {
  try {
    return await reading
  } catch (error) {
    if (isUpstreamError(error) || error instanceof GatewayError) return none
    throw error
  }
}

/** Returns true if the platform refused with "no such entity". */
export function isGone(error: unknown): boolean {
  return error instanceof UpstreamRefusal && error.status === HTTP_NOT_FOUND
}
