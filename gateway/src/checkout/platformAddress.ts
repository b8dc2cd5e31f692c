import { findRegion } from '@hogar/schema/regions.ts'
import type { ValidAddress } from '@hogar/schema/validation/address.ts'
import { restAddress } from './restAddress.ts'

/** Minimum number of lines of a street: platforms of the public contract read the second one as the number. */
const STREET_LINES = 2

/**
 * Returns an address in the platform's form, with the e-mail address if known: the country under both of its names, the
 * street as a list of at least two lines.
 */
export function platformAddress(address: ValidAddress, email?: string) {
  return {
    company: '',
    ...restAddress(address),
    countryId: address.countryCode,
    street: Array.from({ length: Math.max(STREET_LINES, address.street.length) }, (_, at) => address.street[at] ?? ''),
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
