import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router-dom'
import type { useForgetUnknownFilters_connection$key } from '../__generated__/useForgetUnknownFilters_connection.graphql'
import { chooseRange } from './editFilters.ts'
import { readFilters } from './filterAddress.ts'
import type { ListingAddress } from './useListingAddress.ts'

type KnownFacet = Readonly<{ attribute: string; kind: string; values: readonly Readonly<{ value: string }>[] }>

/** An address kept for long, or typed, may name what the shop has no more: the list goes on without it. */
export function useForgetUnknownFilters(
  connection: useForgetUnknownFilters_connection$key | null | undefined,
  { search, isPending }: ListingAddress,
): void {
  const data = useFragment(
    graphql`
      fragment useForgetUnknownFilters_connection on ProductConnection {
        facets {
          attribute
          kind
          values {
            value
          }
        }
      }
    `,
    connection,
  )
  const navigate = useNavigate()
  const known = isPending || !data?.facets ? null : withoutUnknown(search, data.facets).toString()
  const isKnown = known === null || known === search.toString()
  useEffect(() => {
    if (!isKnown) void navigate({ search: known }, { replace: true, preventScrollReset: true })
  }, [isKnown, known, navigate])
}

/** The address without attributes and values that the facets do not have. A range may be any. */
function withoutUnknown(search: URLSearchParams, facets: readonly KnownFacet[]): URLSearchParams {
  return (readFilters(search) ?? []).reduce((left, { attribute, in: values, range }) => {
    const facet = facets.find((candidate) => candidate.attribute === attribute)
    if (facet && range && facet.kind === 'RANGE') return left
    const known = facet && values ? values.filter((value) => facet.values.some((other) => other.value === value)) : []
    if (values && known.length === values.length) return left
    const bare = chooseRange(left, attribute, null)
    for (const value of known) bare.append(attribute, value)
    return bare
  }, search)
}
