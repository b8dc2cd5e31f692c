import type { RequestScope } from '../app/requestScope.ts'
import { shortHash } from './shortHash.ts'

/** Names one REST call of a mutation towards the platform; undefined when the client gave no key. */
export type StepKey = (step: string) => string | undefined

/**
 * Idempotency keys for the REST calls of one mutation. The session is part of them: two clients may mint the same id, and
 * must not be given each other's cart.
 */
export function stepKeys(
  { session }: Pick<RequestScope, 'session'>,
  clientMutationId: string | null | undefined,
): StepKey {
  if (!clientMutationId) return () => undefined
  const hash = shortHash([session.originId, clientMutationId])
  return (step) => `${hash}:${step}`
}
