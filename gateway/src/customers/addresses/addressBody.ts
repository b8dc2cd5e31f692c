import { findRegion } from '@hogar/schema/regions.ts'
import type { ValidAddress } from '@hogar/schema/validation/address.ts'
import { restAddress } from '../../checkout/restAddress.ts'

/** Address to save for a customer; `addressId` is null for a new one. Omitted flags do not change. */
export type WantedAddress = Readonly<{
  addressId: string | null
  address: ValidAddress
  isDefaultShipping: boolean | null
  isDefaultBilling: boolean | null
}>

/** Returns an address in the platform's form. The platform keeps one default of each use. */
export function addressBody({ addressId, address, isDefaultShipping, isDefaultBilling }: WantedAddress): object {
  const { countryCode, regionCode } = address
  const region = findRegion(countryCode, regionCode)
  return {
    ...(addressId === null ? {} : { id: Number(addressId) }),
    ...restAddress(address),
    region: { region: region?.name ?? null, region_code: regionCode ?? null },
    ...(isDefaultShipping === null ? {} : { default_shipping: isDefaultShipping }),
    ...(isDefaultBilling === null ? {} : { default_billing: isDefaultBilling }),
  }
}
