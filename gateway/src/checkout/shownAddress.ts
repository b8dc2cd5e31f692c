import { findRegion } from '@hogar/schema/regions.ts'
import { ADDRESS_TEXT_NAMES, type ValidAddress } from '@hogar/schema/validation/address.ts'
import type { Address } from '../__generated__/schemaTypes.ts'
import { mapFields } from '@hogar/schema/validation/fieldTable.ts'

/** Returns an address in the graph's form. */
export function shownAddress(address: ValidAddress): Address {
  const { regionCode, countryCode, telephone } = address
  return {
    ...address,
    ...mapFields(ADDRESS_TEXT_NAMES, (name) => address[name] ?? null),
    telephone: telephone ?? '',
    regionCode: regionCode ?? null,
    region: findRegion(countryCode, regionCode)?.name ?? null,
  }
}
