import type { RequestScope } from '../app/requestScope.ts'
import { hasStatus } from '../errors/isUpstreamError.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import type { CREDIT_ENDPOINTS } from '../rest/creditEndpoints.ts'
import type { UpstreamCall } from '../rest/upstream.ts'

export type CreditScope = Pick<RequestScope, 'upstream' | 'store'>

type Document<Value> = Readonly<{
  endpoint: keyof typeof CREDIT_ENDPOINTS
  /** Call; a POST has a body, if only with the store. */
  call?: UpstreamCall
  /** Returns null for a reply that cannot be read. */
  decode: (result: unknown) => Value | null
}>

/**
 * Reads a public document of credit. Returns null if the platform replies 404: it does not have the call, or the store does
 * not lend. Throws UpstreamFailure for a reply that cannot be read.
 */
export async function readDocument<Value>(
  { upstream }: CreditScope,
  { endpoint, call, decode }: Document<Value>,
): Promise<Value | null> {
  try {
    const value = decode(await upstream.call(endpoint, call))
    if (value !== null) return value
  } catch (error) {
    if (hasStatus(error, 404)) return null
    throw error
  }
  throw new UpstreamFailure({ kind: 'invalid', endpoint, detail: 'a part of the result cannot be read' })
}
