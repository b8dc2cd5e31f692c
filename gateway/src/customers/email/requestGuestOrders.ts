import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import { notice, userError } from '../../errors/userError.ts'
import { readCustomer } from '../customerClient.ts'
import { emailChangeError } from './emailChangeError.ts'

/** Has the platform mail the link that claims guest orders. Replies are not stored: each request sends a mail. */
export const requestGuestOrders: NonNullable<MutationResolvers['requestGuestOrders']> = async (
  _root,
  { input },
  context,
) => {
  const { messageLanguage: language } = context
  const clientMutationId = input.clientMutationId ?? null
  const customer = await readCustomer(context)
  if (!customer) return { customer, userErrors: [userError(language, 'SIGNED_OUT')], notices: [], clientMutationId }
  try {
    await context.upstream.call('guestOrdersRequest')
  } catch (error) {
    const reason = emailChangeError(language, error, 'GUEST_ORDERS_UNAVAILABLE')
    return { customer, userErrors: [reason], notices: [], clientMutationId }
  }
  const notices = [notice(language, 'GUEST_ORDERS_REQUESTED', { email: customer.email })]
  return { customer, userErrors: [], notices, clientMutationId }
}
