import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import { notice, userError } from '../../errors/userError.ts'
import type { RequestScope } from '../../app/requestScope.ts'
import { deleteOwn } from '../../idempotency/deleteOwn.ts'
import { isMissingEndpoint } from '../../errors/isUpstreamError.ts'
import { changeCustomer } from '../changeCustomer.ts'
import { removeFromProfile } from './profileAddresses.ts'

/** Removes a postal address. One that the customer has removed before is removed; any other is unknown. */
export const deleteCustomerAddress: NonNullable<MutationResolvers['deleteCustomerAddress']> = (
  _root,
  { input },
  context,
) =>
  changeCustomer(context, { mutation: 'deleteCustomerAddress', input }, async ({ addresses, customerId }) => {
    const { addressId } = input
    const subject = { kind: 'address', owner: [customerId], id: addressId } as const
    const isDeleted = await deleteOwn(context, subject, {
      found: addresses.find((known) => known.addressId === addressId) ?? null,
      run: () => remove(context, addressId),
    })
    if (!isDeleted) {
      return { userErrors: [userError(context.messageLanguage, 'ADDRESS_NOT_FOUND', { field: ['addressId'] })] }
    }
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
