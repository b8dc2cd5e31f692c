import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router-dom'
import type { useForgetUnknownFilters_connection$key } from '../../__generated__/useForgetUnknownFilters_connection.graphql'
import type { ListingAddress } from '../listing/useListingAddress.ts'
import { withoutUnknownFilters } from './withoutUnknownFilters.ts'

/**
 * React hook that removes filters from the address that the shop no longer has, as old or typed addresses may name.
 */
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
  const facets = data?.facets?.map(({ attribute, kind, values }) => ({
    attribute,
    kind,
    values: values.map(({ value }) => value),
  }))
  const known = isPending || !facets ? null : withoutUnknownFilters(search, facets).toString()
  const isKnown = known === null || known === search.toString()
  useEffect(() => {
    if (!isKnown) void navigate({ search: known }, { replace: true, preventScrollReset: true })
  }, [isKnown, known, navigate])
}
