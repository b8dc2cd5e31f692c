import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import { notice } from '../errors/userError.ts'
import { changeCustomer } from './changeCustomer.ts'

/** Removes a postal address. One that is gone, or never was this customer's, changes nothing. */
export const deleteCustomerAddress: NonNullable<MutationResolvers['deleteCustomerAddress']> = (
  _root,
  { input },
  context,
) =>
  changeCustomer(context, { mutation: 'deleteCustomerAddress', input }, async ({ addresses }) => {
    const { addressId } = input
    if (addresses.some((known) => known.addressId === addressId))
      await context.upstream.call('customerAddressDelete', { path: { addressId } })
    return { notices: [notice(context.store.language, 'ADDRESS_DELETED')] }
  })
