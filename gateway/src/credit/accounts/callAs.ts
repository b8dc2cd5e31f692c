import type { RequestScope } from '../../app/requestScope.ts'
import { isGone } from '../../errors/isUpstreamError.ts'
import { isUnauthenticated } from '../../errors/upstreamFailure.ts'
import type { EndpointName } from '../../rest/endpoints.ts'
import type { UpstreamCall } from '../../rest/upstream.ts'
import type { CreditReader } from '../mappers.ts'
import { forgetProof, proofOf } from './proof.ts'

export type CreditCallScope = Pick<RequestScope, 'upstream' | 'session' | 'store'>

/** Header with the token of a proven account. */
const TOKEN_HEADER = 'x-credit-token'

/** Returns the headers of a call by the proof of this session; none without one. */
export function proofHeaders(scope: Pick<RequestScope, 'session'>): Readonly<Record<string, string>> {
  const token = proofOf(scope)
  return token === null ? {} : { [TOKEN_HEADER]: token }
}

/** Result of a call, which may be null itself. */
export type Called = Readonly<{ result: unknown }>

/**
 * Makes a call by the proof of this session; null without a proof, and if it has expired: it is then forgotten. The call
 * carries no user token: the platform rejects an expired proof as it does such a token, and the customer must not be
 * signed out for it.
 */
export async function callAsHolder(
  scope: CreditCallScope,
  endpoint: EndpointName,
  call: UpstreamCall = {},
): Promise<Called | null> {
  const token = proofOf(scope)
  if (token === null) return null
  try {
    return { result: await scope.upstream.call(endpoint, { ...call, headers: proofHeaders(scope), asGuest: true }) }
  } catch (error) {
    if (!isUnauthenticated(error)) throw error
    forgetProof(scope, token)
    return null
  }
}

type Made = Readonly<{ endpoint: EndpointName; call: UpstreamCall }>

/**
 * Makes a call by the proof of this session, or by the token of the customer to whom the account is linked. Null if this
 * session has neither.
 */
export async function callAs(
  scope: CreditCallScope,
  reader: CreditReader,
  { endpoint, call }: Made,
): Promise<Called | null> {
  if (reader === 'session') return callAsHolder(scope, endpoint, call)
  return scope.session.userToken === null ? null : { result: await scope.upstream.call(endpoint, call) }
}

/** Makes a read, as `callAs` does. Null also for what the platform does not know, and for a call that it does not have. */
export async function readAs(scope: CreditCallScope, reader: CreditReader, made: Made): Promise<Called | null> {
  try {
    return await callAs(scope, reader, made)
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}

/** Returns the readers of this session, in the order in which they are tried. */
export function readersOf({ session }: Pick<RequestScope, 'session'>): readonly CreditReader[] {
  return [
    ...(proofOf({ session }) === null ? [] : (['session'] as const)),
    ...(session.userToken === null ? [] : (['customer'] as const)),
  ]
}
