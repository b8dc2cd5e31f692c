import { findRegion } from '@hogar/schema/regions.ts'
import type { ValidAddress } from '@hogar/schema/validation/address.ts'
import type { DestinationInput } from '../__generated__/schemaTypes.ts'
import { GatewayError } from '../errors/gatewayError.ts'
import { isGiven } from '../graph/isGiven.ts'
import { platformAddress, platformRegion } from './platformAddress.ts'

export type KnownAddress = Readonly<{ chosen: ValidAddress | null; countryCode: string }>

const COUNTRY_CODE = /^[A-Z]{2}$/i

/**
 * Returns the known part of an address: the one in the input, else the chosen one, else the store's country. Throws
 * BAD_USER_INPUT for a country that is no code: a platform takes it for none, and answers for its own country.
 */
export function destination(asked: DestinationInput | null | undefined, { chosen, countryCode }: KnownAddress) {
  if (!isGiven(asked) && chosen) return platformAddress(chosen)
  const country = asked?.countryCode ?? countryCode
  // Scalars of the graph may hold any JSON value.
  if (typeof country !== 'string' || !COUNTRY_CODE.test(country)) {
    throw new GatewayError('BAD_USER_INPUT', '`destination.countryCode` must be a code of two letters, such as `MX`.')
  }
  return {
    country_id: country,
    countryId: country,
    ...platformRegion(findRegion(country, asked?.regionCode)),
    ...(!isGiven(asked?.postcode) ? {} : { postcode: asked.postcode }),
  }
}
