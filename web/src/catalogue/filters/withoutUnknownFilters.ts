import { chooseRange } from './editFilters.ts'
import { readFilters } from './filterAddress.ts'

export type KnownFacet = Readonly<{ attribute: string; kind: string; values: readonly string[] }>

/** Returns the address without attributes and values that the facets do not have. Any range stays. */
export function withoutUnknownFilters(search: URLSearchParams, facets: readonly KnownFacet[]): URLSearchParams {
  return (readFilters(search) ?? []).reduce((left, { attribute, in: values, range }) => {
    const facet = facets.find((candidate) => candidate.attribute === attribute)
    if (facet && range && facet.kind === 'RANGE') return left
    const known = facet && values ? values.filter((value) => facet.values.includes(value)) : []
    if (values && known.length === values.length) return left
    const bare = chooseRange(left, attribute, null)
    for (const value of known) bare.append(attribute, value)
    return bare
  }, search)
}
