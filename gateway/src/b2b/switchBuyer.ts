import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import { changeCustomer } from '../customers/changeCustomer.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { userError } from '../errors/userError.ts'
import { companyRefusal } from './companyRefusal.ts'

/** Switches between shopping in the company's name and for oneself. The session takes over the customer's group. */
export const switchBuyer: NonNullable<MutationResolvers['switchBuyer']> = (_root, { input }, context) =>
  changeCustomer(context, { mutation: 'switchBuyer', input }, async () => {
    try {
      await context.upstream.call('companyBuyer', { body: { for_company: input.forCompany } })
      return { notices: [] }
    } catch (error) {
      if (!(error instanceof UpstreamRefusal)) throw error
      const { messageLanguage: language } = context
      const refusal = companyRefusal(language, error)
      // Without a company there is nobody to shop for.
      const isAlone = refusal.code === 'COMPANY_USER_UNKNOWN'
      return { userErrors: [isAlone ? userError(language, 'COMPANY_FORBIDDEN') : refusal] }
    }
  })
