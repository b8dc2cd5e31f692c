import type { UserError } from '../__generated__/resolverTypes.ts'
import { userError } from '../errors/userError.ts'
import type { GraphContext } from '../graph/context.ts'
import { IdempotencyMismatch } from './idempotencyMismatch.ts'
import { runIdempotently } from './runIdempotently.ts'

type OneMutation<Outcome extends object> = Readonly<{
  mutation: string
  input: Readonly<{ clientMutationId?: string | null | undefined }>
  run: () => Promise<Outcome>
  /** What is answered where nothing was done, for the reason given. */
  refuse: (reason: UserError) => Outcome | Promise<Outcome>
}>

/**
 * The payload of a mutation that runs once per `clientMutationId`, with that key in it. A key that came before with another
 * input is a user error, and nothing runs. Throws what `runIdempotently` throws beside that.
 */
export async function answerOnce<Outcome extends object>(
  context: GraphContext,
  { mutation, input, run, refuse }: OneMutation<Outcome>,
): Promise<Outcome & Readonly<{ clientMutationId: string | null }>> {
  const clientMutationId = input.clientMutationId ?? null
  try {
    const outcome = await runIdempotently(context, { mutation, input: { ...input, clientMutationId } }, run)
    return { ...outcome, clientMutationId }
  } catch (error) {
    if (!(error instanceof IdempotencyMismatch)) throw error
    const reason = userError(context.store.language, 'IDEMPOTENCY_MISMATCH', { field: ['clientMutationId'] })
    return { ...(await refuse(reason)), clientMutationId }
  }
}
