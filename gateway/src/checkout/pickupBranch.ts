import { regionOfPostcode } from '@hogar/schema/regionOfPostcode.ts'
import { ADDRESS_DIRECTIONS, type ValidAddress } from '@hogar/schema/validation/address.ts'
import { readSource, readSources, readText } from '../parse/readValue.ts'
import { mapFields } from '@hogar/schema/validation/fieldTable.ts'
import { decodeBranch } from '../contact/decodeBranch.ts'
import { BRANCHES_MAX } from '../contact/limits.ts'
import type { PickupBranchMapper } from '../contact/mappers.ts'

/** Carrier of every pick-up. */
export const PICKUP_CARRIER = 'instore'
const ISO_DATE = /^\d{4}-\d\d-\d\d$/

/** Decodes the branches of a platform's list in which a cart can be picked up. */
export function decodePickupBranches(value: unknown): PickupBranchMapper[] {
  return Array.isArray(value) ? readSources(value, BRANCHES_MAX).flatMap(decodePickupBranch) : []
}

/** Decodes a branch, and the first day on which the order is ready there. */
export function decodePickupBranch(value: unknown): PickupBranchMapper[] {
  const source = readSource(value)
  const readyFrom = readText(source.ready_from)
  return decodeBranch(source).map((branch) => ({
    branch,
    readyFrom: readyFrom !== null && ISO_DATE.test(readyFrom) ? readyFrom : null,
  }))
}

/**
 * Returns the delivery address of an order that is picked up: the branch, in the name of the person who collects it.
 */
export function addressOfBranch(person: ValidAddress, { branch }: PickupBranchMapper): ValidAddress {
  const { postcode, city, street } = branch
  if (!postcode || !city) return { ...person, street: [branch.name, street] }
  const regionCode = regionOfPostcode(postcode, person.countryCode)
  // The city already ends with the state.
  const town = person.countryCode === 'MX' ? city.split(',')[0]?.trim() : city
  return {
    ...person,
    street: [street],
    postcode,
    city: town || city,
    ...mapFields(ADDRESS_DIRECTIONS, () => undefined),
    ...(regionCode === undefined ? {} : { regionCode }),
  }
}
