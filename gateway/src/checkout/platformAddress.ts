import { findRegion } from '@hogar/schema/regions.ts'
import type { ValidAddress } from '@hogar/schema/validation/address.ts'
import { restAddress } from './restAddress.ts'

/**
 * Returns an address in the platform's form, with the e-mail address if known: the country under both of its names, the
 * street as two lines, which platforms of the public contract read as street and number.
 */
export function platformAddress(address: ValidAddress, email?: string) {
  const [first = '', second = ''] = address.street
  return {
    company: '',
    ...restAddress(address),
    countryId: address.countryCode,
    street: [first, second],
    ...platformRegion(findRegion(address.countryCode, address.regionCode)),
    ...(email === undefined ? {} : { email }),
  }
}

/** Returns a region in the platform's form: some have a number of its own. */
export function platformRegion(region: ReturnType<typeof findRegion>) {
  if (!region) return {}
  const { name, code, platformId } = region
  return { region: name, region_code: code, ...(platformId === null ? {} : { region_id: platformId }) }
}
