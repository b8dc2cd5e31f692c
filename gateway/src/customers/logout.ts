import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import { notice } from '../errors/userError.ts'

/**
 * Closes the account on this device. The session becomes a new guest's at once; that the platform could not be told is
 * logged, and its tokens end by themselves.
 */
export const logout: NonNullable<MutationResolvers['logout']> = async (_root, { input }, context) => {
  const { session, upstream, log, store } = context
  const clientMutationId = input.clientMutationId ?? null
  if (session.userToken === null) return { userErrors: [], notices: [], clientMutationId }
  try {
    await upstream.call('customerLogout')
  } catch (error) {
    log.warn({ failure: error instanceof Error ? error.name : 'unknown' }, 'the platform was not told of a logout')
  }
  session.renew()
  return { userErrors: [], notices: [notice(store.language, 'LOGGED_OUT')], clientMutationId }
}
