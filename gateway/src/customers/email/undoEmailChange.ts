import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import { readText } from '../../catalogue/readValue.ts'
import { notice } from '../../errors/userError.ts'
import { readCustomer } from '../customerClient.ts'
import { followEmailLink } from './followEmailLink.ts'

/** Gives an account back to the address that a notice was sent to. */
export const undoEmailChange: NonNullable<MutationResolvers['undoEmailChange']> = async (_root, { input }, context) => {
  const clientMutationId = input.clientMutationId ?? null
  const { answer, reason } = await followEmailLink(context, 'emailChangeUndo', input.token)
  if (reason) return { email: null, resetToken: null, userErrors: [reason], notices: [], clientMutationId }
  // Where this is the account that was open here, it is open no longer: the session is made a guest's.
  await readCustomer(context)
  const [email, resetToken] = [readText(answer['email']), readText(answer['reset_token'])]
  const notices = [notice(context.store.language, 'EMAIL_CHANGE_UNDONE', { email: email ?? '' })]
  return { email, resetToken, userErrors: [], notices, clientMutationId }
}
