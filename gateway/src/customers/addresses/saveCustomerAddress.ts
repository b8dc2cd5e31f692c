import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import type { SaveCustomerAddressInput } from '../../__generated__/schemaTypes.ts'
import { isGone, isMissingEndpoint } from '../../errors/isUpstreamError.ts'
import type { ValidAddress } from '@hogar/schema/validation/address.ts'
import { checkAddress } from '../../checkout/checkAddress.ts'
import { notice, userError } from '../../errors/userError.ts'
import type { GraphContext } from '../../app/context.ts'
import { isGiven } from '../../graph/isGiven.ts'
import { stepKeys } from '../../idempotency/stepKeys.ts'
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
  input: SaveCustomerAddressInput,
  { addresses }: CustomerMapper,
  context: GraphContext,
): Promise<CustomerChange> {
  const { addressId = null, address, isDefaultShipping = null, isDefaultBilling = null, clientMutationId } = input
  const { messageLanguage: language, upstream } = context
  const isUnknown = { userErrors: [userError(language, 'ADDRESS_NOT_FOUND', { field: ['addressId'] })] }
  const isTooMany = { userErrors: [userError(language, 'ADDRESS_LIMIT', { words: { max: ADDRESSES_KEPT_MAX } })] }
  if (addressId !== null && !addresses.some((known) => known.addressId === addressId)) return isUnknown
  const checked = checkAddress(address, { path: 'address', language })
  const isFull = addressId === null && addresses.length >= ADDRESSES_KEPT_MAX
  if (isFull && !mayBeRepeated(input, addresses, checked.address)) return isTooMany
  if (checked.userErrors) return { userErrors: checked.userErrors }
  const wanted = { addressId, address: checked.address, isDefaultShipping, isDefaultBilling }
  try {
    await write(upstream, wanted, stepKeys(context, clientMutationId)('address'))
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

/**
 * Returns true if the address may be the last one of a full book: saved by a run under the same key whose answer was
 * lost. Only the platform, which stores the key, can decide.
 */
function mayBeRepeated(
  { clientMutationId }: SaveCustomerAddressInput,
  addresses: CustomerMapper['addresses'],
  wanted: ValidAddress | undefined,
): boolean {
  if (!isGiven(clientMutationId) || wanted === undefined) return false
  const { firstName, street, postcode } = wanted
  return addresses.some(
    (known) => known.firstName === firstName && known.street[0] === street[0] && known.postcode === postcode,
  )
}

async function write(
  upstream: GraphContext['upstream'],
  wanted: WantedAddress,
  idempotencyKey: string | undefined,
): Promise<void> {
  try {
    await upstream.call('customerAddressSave', { body: { address: addressBody(wanted) }, idempotencyKey })
  } catch (error) {
    if (!isMissingEndpoint(error)) throw error
    await saveInProfile({ upstream }, wanted)
  }
}
