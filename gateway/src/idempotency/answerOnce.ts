import type { UserError } from '../__generated__/schemaTypes.ts'
import { userError } from '../errors/userError.ts'
import type { GraphContext } from '../app/context.ts'
import type { StoredAnswer } from './claimOrRead.ts'
import { IdempotencyMismatch } from './idempotencyMismatch.ts'
import { runIdempotently } from './runIdempotently.ts'

type OneMutation<Outcome extends object> = Readonly<{
  mutation: string
  input: Readonly<{ clientMutationId?: string | null | undefined }>
  run: () => Promise<Outcome>
  /** Returns the payload of a repeated run, from the stored one. Left out: that. */
  repeat?: (answer: StoredAnswer<Outcome>) => Promise<Outcome>
  /** Builds the payload for a refusal before anything was changed. */
  refuse: (reason: UserError) => Outcome | Promise<Outcome>
}>

/**
 * Runs a mutation once per `clientMutationId`, and returns its payload with that key. A key that was used with another
 * input is a user error, and nothing runs. Also throws the errors of `runIdempotently`.
 */
export async function answerOnce<Outcome extends object>(
  context: GraphContext,
  { mutation, input, run, repeat, refuse }: OneMutation<Outcome>,
): Promise<Outcome & Readonly<{ clientMutationId: string | null }>> {
  const clientMutationId = input.clientMutationId ?? null
  try {
    const request = { mutation, input: { ...input, clientMutationId }, ...(repeat && { repeat }) }
    const outcome = await runIdempotently(context, request, run)
    return { ...outcome, clientMutationId }
  } catch (error) {
    if (!(error instanceof IdempotencyMismatch)) throw error
    const reason = userError(context.messageLanguage, 'IDEMPOTENCY_MISMATCH', { field: ['clientMutationId'] })
    return { ...(await refuse(reason)), clientMutationId }
  }
}
