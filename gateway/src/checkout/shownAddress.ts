import { regionsOf } from '@hogar/schema/regions.ts'
import type { ValidAddress } from '@hogar/schema/validation/address.ts'
import type { Address } from '../__generated__/resolverTypes.ts'

/** An address as the graph shows it. */
export function shownAddress(address: ValidAddress): Address {
  const { firstName, lastName, street, city, regionCode, postcode, countryCode, telephone, company, taxId } = address
  return {
    firstName,
    lastName,
    street,
    city,
    regionCode: regionCode ?? null,
    region: regionsOf(countryCode).find(({ code }) => code === regionCode)?.name ?? null,
    postcode,
    countryCode,
    telephone,
    company: company ?? null,
    taxId: taxId ?? null,
  }
}
