import { regionsOf } from '@hogar/schema/regions.ts'
import type { ValidAddress } from '@hogar/schema/validation/address.ts'
import type { CustomerAddressMapper } from './mappers.ts'

/** An address as a customer wants it kept; `addressId` is null for a new one. Flags that are left out stay as they are. */
export type WantedAddress = Readonly<{
  addressId: string | null
  address: ValidAddress
  isDefaultShipping: boolean | null
  isDefaultBilling: boolean | null
}>

type Kept = Omit<CustomerAddressMapper, 'addressId'> & Readonly<{ addressId: string | null }>

/**
 * A customer's addresses with one put in, at its place or at the end. One that becomes a default takes that from the
 * others; the first of all is the default for both uses.
 */
export function withAddress(addresses: readonly CustomerAddressMapper[], wanted: WantedAddress): readonly Kept[] {
  const before = addresses.find(({ addressId }) => addressId === wanted.addressId)
  const isOnly = addresses.length === 0
  const put: Kept = {
    ...keptAddress(wanted.address),
    addressId: wanted.addressId,
    isDefaultShipping: isOnly || (wanted.isDefaultShipping ?? before?.isDefaultShipping ?? false),
    isDefaultBilling: isOnly || (wanted.isDefaultBilling ?? before?.isDefaultBilling ?? false),
  }
  const others = addresses.map((address): Kept =>
    address === before
      ? put
      : {
          ...address,
          isDefaultShipping: address.isDefaultShipping && !put.isDefaultShipping,
          isDefaultBilling: address.isDefaultBilling && !put.isDefaultBilling,
        },
  )
  return before ? others : [...others, put]
}

/** An address as the platform takes one. */
export function addressBody(address: Kept): object {
  return {
    ...(address.addressId === null ? {} : { id: Number(address.addressId) }),
    firstname: address.firstName,
    lastname: address.lastName,
    street: address.street,
    city: address.city,
    region: { region: address.region, region_code: address.regionCode },
    postcode: address.postcode,
    country_id: address.countryCode ?? '',
    telephone: address.telephone,
    ...(address.company === null ? {} : { company: address.company }),
    ...(address.taxId === null ? {} : { vat_id: address.taxId }),
    ...(address.crossStreet === null ? {} : { cross_street: address.crossStreet }),
    default_shipping: address.isDefaultShipping,
    default_billing: address.isDefaultBilling,
  }
}

function keptAddress({ regionCode, company, taxId, crossStreet, ...address }: ValidAddress) {
  const region = regionsOf(address.countryCode).find(({ code }) => code === regionCode)
  return {
    ...address,
    region: region?.name ?? null,
    regionCode: regionCode ?? null,
    company: company ?? null,
    taxId: taxId ?? null,
    crossStreet: crossStreet ?? null,
  }
}
