import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import { changeCustomer } from '../../customers/changeCustomer.ts'
import { hasStatus } from '../../errors/isUpstreamError.ts'
import { notice, userError } from '../../errors/userError.ts'
import { proofHeaders } from './callAs.ts'
import { readProven } from './readProven.ts'

const CONFLICT_STATUS = 409

/** Links the credit account that was proven in this session to the signed-in customer. */
export const linkCreditAccount: NonNullable<MutationResolvers['linkCreditAccount']> = (_root, { input }, context) =>
  changeCustomer(context, { mutation: 'linkCreditAccount', input }, async ({ customerId }) => {
    const { messageLanguage: language } = context
    const proven = await readProven(context)
    if (proven === null) return { userErrors: [userError(language, 'CREDIT_SESSION_OVER')] }
    try {
      const body = { userId: Number(customerId), cuenta: proven.number }
      await context.upstream.call('creditLink', { body, headers: proofHeaders(context) })
    } catch (error) {
      if (!hasStatus(error, CONFLICT_STATUS)) throw error
      return { userErrors: [userError(language, 'CREDIT_LINK_TAKEN')] }
    }
    return { notices: [notice(language, 'CREDIT_LINKED')] }
  })
