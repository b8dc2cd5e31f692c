import type { MutationResolvers, SaveCustomerAddressInput } from '../__generated__/resolverTypes.ts'
import { checkAddress } from '../checkout/checkAddress.ts'
import { notice, userError } from '../errors/userError.ts'
import type { GraphContext } from '../graph/context.ts'
import { type CustomerChange, changeCustomer } from './changeCustomer.ts'
import { addressBody, withAddress } from './customerAddresses.ts'
import { ADDRESSES_KEPT_MAX } from './limits.ts'
import type { CustomerMapper } from './mappers.ts'

/** Keeps a postal address: a new one, or another text for one that is there. */
export const saveCustomerAddress: NonNullable<MutationResolvers['saveCustomerAddress']> = (_root, { input }, context) =>
  changeCustomer(context, { mutation: 'saveCustomerAddress', input }, (customer) => save(input, customer, context))

async function save(
  { addressId = null, address, isDefaultShipping = null, isDefaultBilling = null }: SaveCustomerAddressInput,
  { addresses, email, firstName, lastName }: CustomerMapper,
  { store: { language }, upstream }: GraphContext,
): Promise<CustomerChange> {
  if (addressId !== null && !addresses.some((known) => known.addressId === addressId)) {
    return { userErrors: [userError(language, 'ADDRESS_NOT_FOUND', { field: ['addressId'] })] }
  }
  if (addressId === null && addresses.length >= ADDRESSES_KEPT_MAX) {
    return { userErrors: [userError(language, 'ADDRESS_LIMIT', { words: { max: ADDRESSES_KEPT_MAX } })] }
  }
  const checked = checkAddress(address, { path: 'address', language })
  if (checked.userErrors) return { userErrors: checked.userErrors }
  const kept = withAddress(addresses, { addressId, address: checked.address, isDefaultShipping, isDefaultBilling })
  const customer = { email, firstname: firstName, lastname: lastName, addresses: kept.map(addressBody) }
  await upstream.call('customerUpdate', { body: { customer } })
  return { notices: [notice(language, 'ADDRESS_SAVED')] }
}
