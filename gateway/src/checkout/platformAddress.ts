import { findRegion } from '@hogar/schema/regions.ts'
import type { ValidAddress } from '@hogar/schema/validation/address.ts'
import { restAddress } from './restAddress.ts'

/** Returns an address in the platform's form, with the e-mail address if known. */
export function platformAddress(address: ValidAddress, email?: string) {
  return {
    company: '',
    ...restAddress(address),
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
