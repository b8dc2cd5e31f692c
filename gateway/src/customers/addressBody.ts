import { regionsOf } from '@hogar/schema/regions.ts'
import type { ValidAddress } from '@hogar/schema/validation/address.ts'

/** An address as a customer wants it kept; `addressId` is null for a new one. Flags that are left out stay as they are. */
export type WantedAddress = Readonly<{
  addressId: string | null
  address: ValidAddress
  isDefaultShipping: boolean | null
  isDefaultBilling: boolean | null
}>

/** The same as the platform takes it, which sees to the defaults: of each use there is one. */
export function addressBody({ addressId, address, isDefaultShipping, isDefaultBilling }: WantedAddress): object {
  const { mothersName, regionCode, company, taxId, crossStreet } = address
  const region = regionsOf(address.countryCode).find(({ code }) => code === regionCode)
  return {
    ...(addressId === null ? {} : { id: Number(addressId) }),
    firstname: address.firstName,
    lastname: address.lastName,
    ...(mothersName ? { mothers_name: mothersName } : {}),
    street: address.street,
    city: address.city,
    region: { region: region?.name ?? null, region_code: regionCode ?? null },
    postcode: address.postcode,
    country_id: address.countryCode,
    telephone: address.telephone,
    ...(company ? { company } : {}),
    ...(taxId ? { vat_id: taxId } : {}),
    ...(crossStreet ? { cross_street: crossStreet } : {}),
    ...(isDefaultShipping === null ? {} : { default_shipping: isDefaultShipping }),
    ...(isDefaultBilling === null ? {} : { default_billing: isDefaultBilling }),
  }
}
