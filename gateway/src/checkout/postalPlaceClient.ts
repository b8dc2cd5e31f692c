import { regionOfPostcode } from '@hogar/schema/regionOfPostcode.ts'
import { findRegion } from '@hogar/schema/regions.ts'
import { POSTCODE_DIGITS } from '@hogar/schema/validation/limits.ts'
import type { PostalPlace } from '../__generated__/schemaTypes.ts'
import type { PlatformScope } from '../app/requestScope.ts'
import { readSource, readText } from '../parse/readValue.ts'
import { isMissingEndpoint, noneIfMissing } from '../errors/isUpstreamError.ts'
import { PLACES_MAX } from './limits.ts'
import { readSuburbs } from './suburbClient.ts'

const POSTCODE = new RegExp(`^\\d{${POSTCODE_DIGITS}}$`)

/**
 * Reads region, towns and suburbs of a postal code in the store's country; empty without a call for an invalid code.
 * The region follows from the code unless the platform sends one. A platform without the call may still have the
 * suburbs.
 */
export async function readPostalPlace(scope: PlatformScope, postcode: string): Promise<PostalPlace> {
  const { countryCode } = scope.store
  if (!POSTCODE.test(postcode)) return { postcode, regionCode: null, region: null, cities: [], suburbs: [] }
  const { regionCode, ...places } = await readPlaces(scope, postcode)
  const region = findRegion(countryCode, regionCode) ?? findRegion(countryCode, regionOfPostcode(postcode, countryCode))
  return { postcode, regionCode: region?.code ?? null, region: region?.name ?? null, ...places }
}

async function readPlaces(scope: PlatformScope, postcode: string) {
  try {
    const result = readSource(await scope.upstream.call('postalPlace', { path: { postalCode: postcode } }))
    const regionCode = readText(result.region_code)
    return { regionCode, cities: namesOf(result.cities), suburbs: namesOf(result.suburbs) }
  } catch (error) {
    if (!isMissingEndpoint(error)) throw error
    return { regionCode: null, cities: [], suburbs: [...(await noneIfMissing(readSuburbs(scope, postcode), []))] }
  }
}

function namesOf(value: unknown): string[] {
  const names = Array.isArray(value) ? value.slice(0, PLACES_MAX).flatMap((name) => readText(name) ?? []) : []
  return [...new Set(names)]
}
