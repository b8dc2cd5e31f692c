import { type JsonRecord, isJsonRecord } from '../../relay/payload.ts'
import type { PageRequest, Verdict } from '../../routing/shopRoute.ts'
import { type KnownFacet, withoutUnknownFilters } from '../filters/withoutUnknownFilters.ts'

const TEMPORARY = 302

/**
 * Returns the verdict on a page that may be a list of products. An old or typed address may name filters that the shop
 * no longer has and that nothing would match: it redirects to the list without them. Where the facets failed the
 * filters cannot be checked, and the list is shown as it is.
 */
export function listVerdict({ route, search: found }: JsonRecord, { path, search }: PageRequest): Verdict {
  const list = isJsonRecord(route) ? route['products'] : found
  const facets = isJsonRecord(list) ? list['facets'] : null
  if (!Array.isArray(facets)) return { kind: 'found' }
  const known = withoutUnknownFilters(search, facets.flatMap(readFacet))
  if (known.toString() === search.toString()) return { kind: 'found' }
  return { kind: 'moved', path, search: known, status: TEMPORARY }
}

function readFacet(facet: unknown): readonly KnownFacet[] {
  if (!isJsonRecord(facet)) return []
  const { attribute, kind, values } = facet
  if (typeof attribute !== 'string' || typeof kind !== 'string' || !Array.isArray(values)) return []
  return [
    { attribute, kind, values: values.map((value: unknown) => (isJsonRecord(value) ? String(value['value']) : '')) },
  ]
}
