import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import { notice } from '../../errors/userError.ts'
import type { RequestScope } from '../../app/requestScope.ts'
import { isMissingEndpoint } from '../../errors/isUpstreamError.ts'
import { changeCustomer } from '../changeCustomer.ts'
import { removeFromProfile } from './profileAddresses.ts'

/** Removes a postal address. Does nothing for one that is gone, or belongs to another customer. */
export const deleteCustomerAddress: NonNullable<MutationResolvers['deleteCustomerAddress']> = (
  _root,
  { input },
  context,
) =>
  changeCustomer(context, { mutation: 'deleteCustomerAddress', input }, async ({ addresses }) => {
    const { addressId } = input
    if (addresses.some((known) => known.addressId === addressId)) await remove(context, addressId)
    return { notices: [notice(context.messageLanguage, 'ADDRESS_DELETED')] }
  })

async function remove({ upstream }: Pick<RequestScope, 'upstream'>, addressId: string): Promise<void> {
  try {
    await upstream.call('customerAddressDelete', { path: { addressId } })
  } catch (error) {
    if (!isMissingEndpoint(error)) throw error
    await removeFromProfile({ upstream }, addressId)
  }
}
