import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import { readCustomer } from '../customers/customerClient.ts'
import { notice } from '../errors/userError.ts'
import { changeCompany } from './changeCompany.ts'

/** Asks for wholesale prices for the customer's company. */
export const requestWholesale: NonNullable<MutationResolvers['requestWholesale']> = (_root, { input }, context) =>
  changeCompany(context, { mutation: 'requestWholesale', input }, async ({ customerId }) => {
    await context.upstream.call('companyWholesale', { body: { customerId: Number(customerId) } })
    // The session takes over the customer's new group, by which prices are shown.
    await readCustomer(context)
    return { notices: [notice(context.messageLanguage, 'WHOLESALE_GRANTED')] }
  })
