import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import { endProof } from './proofClient.ts'

/** Ends the proof of a credit account in this session. */
export const closeCreditAccount: NonNullable<MutationResolvers['closeCreditAccount']> = async (
  _root,
  { input },
  context,
) => {
  await endProof(context)
  return { userErrors: [], notices: [], clientMutationId: input.clientMutationId ?? null }
}
