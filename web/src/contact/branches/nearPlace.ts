import { type GeoPoint, POSTCODE, folded, placeOfName, placeOfPostcode } from '@hogar/schema/places/postcodePlaces.ts'
import { regionOfPostcode } from '@hogar/schema/regionOfPostcode.ts'
import { distanceKm } from './distanceKm.ts'

type Located = Readonly<{
  name: string
  city: string | null | undefined
  postcode: string | null | undefined
  location: GeoPoint | null | undefined
}>

/** A place from which distances are measured; `name` is null for the device's own. */
export type Origin = Readonly<{ name: string | null; point: GeoPoint }>

/** A branch with its distance in kilometres; null without a place to measure from, or without its position. */
export type Measured<Branch> = Readonly<{ branch: Branch; km: number | null }>

/**
 * Returns the place that a shopper typed: of a postal code, of a town that is listed, or of a branch in a town of that
 * name. Null if it is unknown.
 */
export function findOrigin(place: string, countryCode: string, branches: readonly Located[]): Origin | null {
  const known = POSTCODE.test(place) ? placeOfPostcode(place, countryCode) : placeOfName(place, countryCode)
  if (known) return known
  const wanted = folded(place)
  if (wanted.length < 3 || /^\d/.test(wanted)) return null
  const branch = branches.find(({ name, city }) => folded(`${name} ${city ?? ''}`).includes(wanted))
  return branch?.location ? { name: branch.name, point: branch.location } : null
}

/** Returns branches by their distance from a place; without a place, in the order given. */
export function byDistance<Branch extends Located>(
  branches: readonly Branch[],
  origin: Origin | null,
): readonly Measured<Branch>[] {
  const measured = branches.map((branch) => ({
    branch,
    km: origin && branch.location ? distanceKm(origin.point, branch.location) : null,
  }))
  return measured.toSorted((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity) || 0)
}

/** Returns branches by state, then name: the order for a place that is not known. */
export function byState<Branch extends Located>(
  branches: readonly Branch[],
  countryCode: string,
): readonly Measured<Branch>[] {
  const stateOf = ({ postcode }: Located) => (postcode && regionOfPostcode(postcode, countryCode)) || ''
  return branches
    .toSorted((a, b) => stateOf(a).localeCompare(stateOf(b)) || a.name.localeCompare(b.name))
    .map((branch) => ({ branch, km: null }))
}
