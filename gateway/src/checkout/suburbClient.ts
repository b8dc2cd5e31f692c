import { POSTCODE_DIGITS } from '@hogar/schema/validation/limits.ts'
import type { PlatformScope } from '../app/requestScope.ts'
import { readSources, readText } from '../parse/readValue.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { SUBURBS_MAX } from './limits.ts'

const POSTCODE = new RegExp(`^\\d{${POSTCODE_DIGITS}}$`)

/** Returns the distinct suburbs of a postal code; empty without a call for an invalid code. */
export async function readSuburbs({ upstream }: PlatformScope, postcode: string): Promise<readonly string[]> {
  if (!POSTCODE.test(postcode)) return []
  const result = await upstream.call('suburbList', { body: { postalCode: postcode } })
  if (!Array.isArray(result))
    throw new UpstreamFailure({ kind: 'invalid', endpoint: 'suburbList', detail: 'the result is no list' })
  const names = readSources(result, SUBURBS_MAX).map(({ colony }) => readText(colony)?.trim() ?? '')
  return [...new Set(names)].filter((name) => name !== '')
}
