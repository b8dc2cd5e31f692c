import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import { readNumber } from '../../parse/readValue.ts'
import { notice, userError } from '../../errors/userError.ts'
import { readCustomer } from '../customerClient.ts'
import { followEmailLink } from './followEmailLink.ts'

/** Adds orders that were placed as a guest to the account. An attempt by a guest does not use up the link. */
export const claimGuestOrders: NonNullable<MutationResolvers['claimGuestOrders']> = async (
  _root,
  { input },
  context,
) => {
  const { messageLanguage: language } = context
  const clientMutationId = input.clientMutationId ?? null
  const before = await readCustomer(context)
  if (!before)
    return { customer: before, userErrors: [userError(language, 'SIGNED_OUT')], notices: [], clientMutationId }
  const { answer, reason } = await followEmailLink(context, 'guestOrdersClaim', input.token)
  if (reason) return { customer: before, userErrors: [reason], notices: [], clientMutationId }
  const code = (readNumber(answer['count']) ?? 0) > 0 ? 'GUEST_ORDERS_ADDED' : 'GUEST_ORDERS_NONE'
  const customer = await readCustomer(context)
  const notices = [notice(language, code, { email: before.email })]
  return { customer, userErrors: [], notices, clientMutationId }
}
