import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import { endProof } from '../../credit/accounts/proofClient.ts'
import { notice } from '../../errors/userError.ts'

/**
 * Closes the account on this device. The session becomes a new guest's at once. If the platform cannot be notified,
 * that is logged, and its tokens expire by themselves. Also for a session that has ended: its shopper continues as a
 * guest.
 */
export const logout: NonNullable<MutationResolvers['logout']> = async (_root, { input }, context) => {
  const { session, upstream, log } = context
  const clientMutationId = input.clientMutationId ?? null
  if (session.userToken === null) return { userErrors: [], notices: [], clientMutationId }
  try {
    if (!session.isEnded) await upstream.call('customerLogout')
  } catch (error) {
    log.warn({ failure: error instanceof Error ? error.name : 'unknown' }, 'the platform was not notified of a logout')
  }
  await endProof(context)
  session.renew()
  return { userErrors: [], notices: [notice(context.messageLanguage, 'LOGGED_OUT')], clientMutationId }
}
