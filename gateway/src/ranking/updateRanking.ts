import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import { changeCustomer } from '../customers/changeCustomer.ts'

/** Has the platform calculate the rank of the open account again. */
export const updateRanking: NonNullable<MutationResolvers['updateRanking']> = (_root, { input }, context) =>
  changeCustomer(context, { mutation: 'updateRanking', input }, async ({ customerId }) => {
    await context.upstream.call('rankingUpdate', { body: { userId: Number(customerId) } })
    return { notices: [] }
  })
