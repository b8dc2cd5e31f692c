import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import { readText } from '../../parse/readValue.ts'
import { notice } from '../../errors/userError.ts'
import { nobodyIfEnded } from '../../session/sessionEnded.ts'
import { readCustomer } from '../customerClient.ts'
import { followEmailLink } from './followEmailLink.ts'

/** Completes an e-mail change: the address that received the link becomes the account's. */
export const confirmEmailChange: NonNullable<MutationResolvers['confirmEmailChange']> = async (
  _root,
  { input },
  context,
) => {
  const clientMutationId = input.clientMutationId ?? null
  const { answer, reason } = await followEmailLink(context, 'emailChangeConfirm', input.token)
  // The link is used up: its reader needs the reply even if the session of this device has ended.
  const customer = await readCustomer(context).catch(nobodyIfEnded)
  if (reason) return { email: null, customer, userErrors: [reason], notices: [], clientMutationId }
  const email = readText(answer['email'])
  const notices = [notice(context.messageLanguage, 'EMAIL_CHANGED', { email: email ?? '' })]
  return { email, customer, userErrors: [], notices, clientMutationId }
}
