import { UpstreamFailure } from '../upstreamFailure.ts'
import { UpstreamRefusal } from '../upstreamRefusal.ts'

/**
 * Returns the fields by which a log names a caught error. A refusal is named without the platform's words, which may hold
 * a cart's token or a shopper's data, and an outage of the shared store without its cause, which holds the command and
 * thus the stored value. Other errors are our own, and are logged whole.
 */
export function loggedError(error: unknown): Readonly<Record<string, unknown>> {
  if (error instanceof UpstreamRefusal) {
    const { name, endpoint, status, reason } = error
    return { error: { name, endpoint, status, ...(reason === null ? {} : { reason }) } }
  }
  if (error instanceof UpstreamFailure) {
    const { name, endpoint, status, kind, detail } = error
    return { error: { name, endpoint, status, kind, detail } }
  }
  const isOutage = error instanceof Error && error.name === 'SharedStoreUnavailable'
  return isOutage ? { error: { name: error.name } } : { err: error }
}
