import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import { readText } from '../../parse/readValue.ts'
import { loggedError } from '../../errors/core/loggedError.ts'
import { notice } from '../../errors/userError.ts'
import type { GraphContext } from '../../app/context.ts'
import { closeAccount } from '../../session/sessionEndings.ts'
import { SessionEnded } from '../../session/sessionEnded.ts'
import { readCustomer } from '../customerClient.ts'
import { followEmailLink } from './followEmailLink.ts'

/** Restores the e-mail address that received the notice. */
export const undoEmailChange: NonNullable<MutationResolvers['undoEmailChange']> = async (_root, { input }, context) => {
  const clientMutationId = input.clientMutationId ?? null
  const { answer, reason } = await followEmailLink(context, 'emailChangeUndo', input.token)
  if (reason) return { email: null, resetToken: null, userErrors: [reason], notices: [], clientMutationId }
  await closeHere(context, readText(answer['customer_id'])).catch((error: unknown) => {
    // The link is used up: its owner needs the reply even if the shared store is unavailable.
    context.log.error(loggedError(error), 'sessions could not be closed after an e-mail change was undone')
  })
  const [email, resetToken] = [readText(answer['email']), readText(answer['reset_token'])]
  const notices = [notice(context.messageLanguage, 'EMAIL_CHANGE_UNDONE', { email: email ?? '' })]
  return { email, resetToken, userErrors: [], notices, clientMutationId }
}

/** Invalidates all seals of the account; if it is open here, the session becomes a guest's. */
async function closeHere(context: GraphContext, customerId: string | null): Promise<void> {
  if (customerId !== null) await closeAccount(context.sharedStore, { customerId })
  try {
    await readCustomer(context)
  } catch (error) {
    if (!(error instanceof SessionEnded)) throw error
    context.session.renew()
  }
}
