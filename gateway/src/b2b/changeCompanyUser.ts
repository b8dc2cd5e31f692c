import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import { notice, userError } from '../errors/userError.ts'
import { isGiven } from '../graph/isGiven.ts'
import { changeCompany } from './changeCompany.ts'

const USER_ID = /^[1-9]\d{0,8}$/

/** Changes role or access of a user of the customer's company. */
export const changeCompanyUser: NonNullable<MutationResolvers['changeCompanyUser']> = (_root, { input }, context) =>
  changeCompany(context, { mutation: 'changeCompanyUser', input }, async ({ companyId }) => {
    const { messageLanguage: language } = context
    const { userId, role, isActive } = input
    if (!USER_ID.test(userId))
      return { userErrors: [userError(language, 'COMPANY_USER_UNKNOWN', { field: ['userId'] })] }
    const body = { ...(isGiven(role) && { role }), ...(isGiven(isActive) && { is_active: isActive }) }
    await context.upstream.call('companyUserChange', { path: { companyId, userId }, body })
    return { notices: [notice(language, 'COMPANY_USER_CHANGED')] }
  })
