import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import { notice } from '../errors/userError.ts'
import { changeCompany } from './changeCompany.ts'
import { checkCompany } from './checkCompany.ts'
import { saveCompany } from './registerCompany.ts'

/** Changes the data of the customer's company. */
export const updateCompany: NonNullable<MutationResolvers['updateCompany']> = (_root, { input }, context) =>
  changeCompany(context, { mutation: 'updateCompany', input }, async ({ customerId }, key) => {
    const { messageLanguage: language } = context
    const { company, userErrors } = checkCompany(language, input.company)
    if (userErrors) return { userErrors }
    await saveCompany(context, company, { customerId, key })
    return { notices: [notice(language, 'COMPANY_UPDATED')] }
  })
