import { findRegion } from '@hogar/schema/regions.ts'
import type { ValidAddress } from '@hogar/schema/validation/address.ts'
import type { DestinationInput } from '../__generated__/schemaTypes.ts'
import { isGiven } from '../graph/isGiven.ts'
import { platformAddress, platformRegion } from './platformAddress.ts'

export type KnownAddress = Readonly<{ chosen: ValidAddress | null; countryCode: string }>

/** Returns the known part of an address: the one in the input, else the chosen one, else the store's country. */
export function destination(asked: DestinationInput | null | undefined, { chosen, countryCode }: KnownAddress) {
  if (!isGiven(asked) && chosen) return platformAddress(chosen)
  const country = asked?.countryCode ?? countryCode
  return {
    country_id: country,
    countryId: country,
    ...platformRegion(findRegion(country, asked?.regionCode)),
    ...(!isGiven(asked?.postcode) ? {} : { postcode: asked.postcode }),
  }
}
