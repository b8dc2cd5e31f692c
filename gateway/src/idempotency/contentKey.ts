import type { RequestScope } from '../app/requestScope.ts'
import { shortHash } from './shortHash.ts'

type Written = Readonly<{ step: string; input: Readonly<{ clientMutationId?: string | null | undefined }> }>

/**
 * Idempotency key of a REST call that only stores what a visitor wrote; undefined when the client gave no id. It is made of
 * the content instead of the session: the first request of a guest has none, and one that is repeated because its answer was
 * lost has none either. The answer of such a call contains nothing of another visitor's.
 */
export function contentKey({ store }: Pick<RequestScope, 'store'>, { step, input }: Written): string | undefined {
  return input.clientMutationId ? `${shortHash([store.code, input])}:${step}` : undefined
}
