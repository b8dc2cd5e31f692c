import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import { readText } from '../../catalogue/readValue.ts'
import { notice } from '../../errors/userError.ts'
import type { GraphContext } from '../../graph/context.ts'
import { closeAccount } from '../../session/sessionEndings.ts'
import { readCustomer } from '../customerClient.ts'
import { followEmailLink } from './followEmailLink.ts'

/** Gives an account back to the address that a notice was sent to. */
export const undoEmailChange: NonNullable<MutationResolvers['undoEmailChange']> = async (_root, { input }, context) => {
  const clientMutationId = input.clientMutationId ?? null
  const { answer, reason } = await followEmailLink(context, 'emailChangeUndo', input.token)
  if (reason) return { email: null, resetToken: null, userErrors: [reason], notices: [], clientMutationId }
  await closeHere(context, readText(answer['customer_id'])).catch((error: unknown) => {
    // The link is used up: its owner needs the answer, whatever cannot be reached now.
    context.log.error({ err: error }, 'sessions of an account that went back could not be closed')
  })
  const [email, resetToken] = [readText(answer['email']), readText(answer['reset_token'])]
  const notices = [notice(context.store.language, 'EMAIL_CHANGE_UNDONE', { email: email ?? '' })]
  return { email, resetToken, userErrors: [], notices, clientMutationId }
}

/** Copies of seals open nothing more; where the account was open here, the session is made a guest's. */
async function closeHere(context: GraphContext, customerId: string | null): Promise<void> {
  if (customerId !== null) await closeAccount(context.sharedStore, { customerId })
  await readCustomer(context)
}
