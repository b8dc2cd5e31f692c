import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import type { SaveCustomerAddressInput } from '../../__generated__/schemaTypes.ts'
import { isGone, isMissingEndpoint } from '../../errors/isUpstreamError.ts'
import { checkAddress } from '../../checkout/checkAddress.ts'
import { notice, userError } from '../../errors/userError.ts'
import type { GraphContext } from '../../app/context.ts'
import { UpstreamRefusal } from '../../errors/upstreamRefusal.ts'
import { type WantedAddress, addressBody } from './addressBody.ts'
import { type CustomerChange, changeCustomer } from '../changeCustomer.ts'
import { ADDRESSES_KEPT_MAX } from '../limits.ts'
import type { CustomerMapper } from '../mappers.ts'
import { saveInProfile } from './profileAddresses.ts'

/** Saves a postal address: adds a new one, or replaces an existing one. */
export const saveCustomerAddress: NonNullable<MutationResolvers['saveCustomerAddress']> = (_root, { input }, context) =>
  changeCustomer(context, { mutation: 'saveCustomerAddress', input }, (customer) => save(input, customer, context))

async function save(
  { addressId = null, address, isDefaultShipping = null, isDefaultBilling = null }: SaveCustomerAddressInput,
  { addresses }: CustomerMapper,
  { messageLanguage: language, upstream }: GraphContext,
): Promise<CustomerChange> {
  const isUnknown = { userErrors: [userError(language, 'ADDRESS_NOT_FOUND', { field: ['addressId'] })] }
  const isTooMany = { userErrors: [userError(language, 'ADDRESS_LIMIT', { words: { max: ADDRESSES_KEPT_MAX } })] }
  if (addressId !== null && !addresses.some((known) => known.addressId === addressId)) return isUnknown
  if (addressId === null && addresses.length >= ADDRESSES_KEPT_MAX) return isTooMany
  const checked = checkAddress(address, { path: 'address', language })
  if (checked.userErrors) return { userErrors: checked.userErrors }
  const wanted = { addressId, address: checked.address, isDefaultShipping, isDefaultBilling }
  try {
    await write(upstream, wanted)
  } catch (error) {
    // Another device removed it after it was read above.
    if (isGone(error)) return isUnknown
    if (error instanceof UpstreamRefusal && /at most \d+ addresses/.test(error.message)) return isTooMany
    const most = error instanceof UpstreamRefusal ? /more than (\d+) items/.exec(error.message)?.[1] : undefined
    if (most !== undefined) return { userErrors: [userError(language, 'ADDRESS_LIMIT', { words: { max: most } })] }
    throw error
  }
  return { notices: [notice(language, 'ADDRESS_SAVED')] }
}

async function write(upstream: GraphContext['upstream'], wanted: WantedAddress): Promise<void> {
  try {
    await upstream.call('customerAddressSave', { body: { address: addressBody(wanted) } })
  } catch (error) {
    if (!isMissingEndpoint(error)) throw error
    await saveInProfile({ upstream }, wanted)
  }
}
