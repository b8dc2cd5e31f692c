import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import { notice } from '../errors/userError.ts'
import { changeCustomer } from './changeCustomer.ts'
import { addressBody } from './customerAddresses.ts'

/** Removes a postal address. One that is gone, or never was this customer's, changes nothing. */
export const deleteCustomerAddress: NonNullable<MutationResolvers['deleteCustomerAddress']> = (
  _root,
  { input },
  context,
) =>
  changeCustomer(
    context,
    { mutation: 'deleteCustomerAddress', input },
    async ({ addresses, email, firstName, lastName }) => {
      const left = addresses.filter(({ addressId }) => addressId !== input.addressId)
      if (left.length < addresses.length) {
        const customer = { email, firstname: firstName, lastname: lastName, addresses: left.map(addressBody) }
        await context.upstream.call('customerUpdate', { body: { customer } })
      }
      return { notices: [notice(context.store.language, 'ADDRESS_DELETED')] }
    },
  )
