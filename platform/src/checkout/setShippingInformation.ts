import { isVirtualCart, priceCart } from '../cart/assembleCart.ts'
import type { AssembledCart } from '../cart/assembleCart.ts'
import { lockCart, updateCart } from '../cart/cartRepository.ts'
import type { CartRow } from '../cart/cartRepository.ts'
import { readLines } from '../cart/lines/readLines.ts'
import { isFields, textOf } from '../parse/fields.ts'
import type { Fields } from '../parse/fields.ts'
import type { Database } from '../database/schema.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { parseAddress, readEither } from './address.ts'
import { carrierNotFound } from './carrierNotFound.ts'
import { namedBranch, requirePickupBranch } from './requirePickupBranch.ts'

/**
 * Keeps addresses and shipping method in the cart. An address may be as little as a country.
 * @throws PlatformError 400 without a country or for a virtual cart, 404 for a method that the cart cannot have.
 */
export async function setShippingInformation(
  db: Database,
  cartId: string,
  information: Fields,
): Promise<AssembledCart> {
  const cart = await lockCart(db, cartId)
  const shippingAddress = readEither(information, 'shippingAddress', 'shipping_address')
  const billing = readEither(information, 'billingAddress', 'billing_address')
  const present = await readLines(db, cart)
  if (isVirtualCart(present.lines))
    throw new PlatformError(400, 'The Cart includes virtual product(s) only, so a shipping address is not used.')
  if (!isFields(shippingAddress))
    throw new PlatformError(400, 'The shipping address is missing. Set the address and try again.')
  const address = parseAddress(shippingAddress)
  if (address.country_id === null) throw new PlatformError(400, 'Please set the country of the shipping address.')
  const chosen: CartRow = {
    ...cart,
    shipping_address: address,
    billing_address: isFields(billing) ? parseAddress(billing) : address,
    carrier_code: textOf(readEither(information, 'shippingCarrierCode', 'shipping_carrier_code')),
    method_code: textOf(readEither(information, 'shippingMethodCode', 'shipping_method_code')),
  }
  const assembled = await priceCart(db, { ...present, cart: chosen })
  const isUnknown = chosen.carrier_code !== null && assembled.shippingMethod === null
  if (isUnknown && assembled.lines.length > 0) throw carrierNotFound(chosen.carrier_code, chosen.method_code)
  const code = namedBranch(readEither(information, 'shippingExtraFields', 'shipping_extra_fields'))
  const pickup = await requirePickupBranch(db, assembled, { code, now: new Date() })
  await updateCart(db, cartId, {
    pickup_branch: pickup?.branch.code ?? null,
    shipping_address: JSON.stringify(chosen.shipping_address),
    billing_address: JSON.stringify(chosen.billing_address),
    carrier_code: chosen.carrier_code,
    method_code: chosen.method_code,
  })
  return assembled
}
