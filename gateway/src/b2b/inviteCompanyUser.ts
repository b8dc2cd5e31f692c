import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import { checkAccount } from '../customers/checkAccount.ts'
import { invalidField, notice } from '../errors/userError.ts'
import { changeCompany } from './changeCompany.ts'
import { checkJobTitle } from './checkCompany.ts'

/** Invites a user into the customer's company. */
export const inviteCompanyUser: NonNullable<MutationResolvers['inviteCompanyUser']> = (_root, { input }, context) =>
  changeCompany(context, { mutation: 'inviteCompanyUser', input }, async ({ companyId }, key) => {
    const { messageLanguage: language } = context
    const { email, firstName, lastName, jobTitle, role } = input
    const userErrors = [
      ...checkAccount(language, { email, firstName, lastName }),
      ...checkJobTitle(language, jobTitle),
      ...(role === 'SUPER_USER' ? [invalidField(language, 'FIELD_INVALID', { field: ['role'] })] : []),
    ]
    if (userErrors.length > 0) return { userErrors }
    const idempotencyKey = key('invitation')
    await context.upstream.call('companyUserInvite', {
      path: { companyId },
      body: { email, firstname: firstName, lastname: lastName, job_title: jobTitle ?? null, role },
      ...(idempotencyKey && { idempotencyKey }),
    })
    return { notices: [notice(language, 'COMPANY_USER_INVITED', { email })] }
  })
