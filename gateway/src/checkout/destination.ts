import { regionsOf } from '@hogar/schema/regions.ts'
import type { ValidAddress } from '@hogar/schema/validation/address.ts'
import type { DestinationInput } from '../__generated__/resolverTypes.ts'
import { isGiven } from '../graph/isGiven.ts'
import { platformAddress } from './platformAddress.ts'

export type KnownAddress = Readonly<{ chosen: ValidAddress | null; countryCode: string }>

/** As much of an address as is known: what is asked about, else what was chosen, else the store's country. */
export function destination(asked: DestinationInput | null | undefined, { chosen, countryCode }: KnownAddress) {
  if (!isGiven(asked) && chosen) return platformAddress(chosen)
  const country = asked?.countryCode ?? countryCode
  const region = regionsOf(country).find(({ code }) => code === asked?.regionCode)
  return {
    country_id: country,
    ...(region ? { region: region.name, region_code: region.code, region_id: region.platformId } : {}),
    ...(!isGiven(asked?.postcode) ? {} : { postcode: asked.postcode }),
  }
}
