import { regionsOf } from '@hogar/schema/regions.ts'
import type { ValidAddress } from '@hogar/schema/validation/address.ts'

/** An address as the platform takes it, e-mail included where one is known. */
export function platformAddress(address: ValidAddress, email?: string) {
  const region = regionsOf(address.countryCode).find(({ code }) => code === address.regionCode)
  return {
    firstname: address.firstName,
    lastname: address.lastName,
    ...(address.mothersName === undefined ? {} : { mothers_name: address.mothersName }),
    street: address.street,
    city: address.city,
    postcode: address.postcode,
    country_id: address.countryCode,
    telephone: address.telephone,
    company: address.company ?? '',
    ...(region ? { region: region.name, region_code: region.code, region_id: region.platformId } : {}),
    ...(address.taxId === undefined ? {} : { vat_id: address.taxId }),
    ...(address.crossStreet === undefined ? {} : { cross_street: address.crossStreet }),
    ...(email === undefined ? {} : { email }),
  }
}
