import { type MouseEvent, type ReactNode, useId } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { Listing_connection$key } from '../../__generated__/Listing_connection.graphql'
import { ChosenFilters } from '../filters/ChosenFilters.tsx'
import { FacetForm } from '../filters/FacetForm.tsx'
import { FacetSheet } from '../filters/FacetSheet.tsx'
import { readFilters } from '../filters/filterAddress.ts'
import { ListingStatus } from './ListingStatus.tsx'
import type { MorePages } from './morePages.ts'
import { NoMatches } from './NoMatches.tsx'
import { ProductList } from './ProductList.tsx'
import { SortSelect } from './SortSelect.tsx'
import { useForgetUnknownFilters } from '../filters/useForgetUnknownFilters.ts'
import { useTellLostFilters } from '../filters/useTellLostFilters.ts'
import { useListingAddress } from './useListingAddress.ts'
import styles from './Listing.module.css'

type Props = Readonly<{
  connection: Listing_connection$key
  more: MorePages
  /** Content of an empty list without filters. */
  empty: ReactNode
}>

/**
 * Renders the products of a category or a search, with filters and sorting. Where facets failed it renders the list
 * without them.
 */
export function Listing({ connection, more, empty }: Props) {
  const { totalCount, match, narrowing, ...data } = useFragment(
    graphql`
      fragment Listing_connection on ProductConnection
      @argumentDefinitions(isNarrowable: { type: "Boolean", defaultValue: true }) {
        totalCount
        match {
          count
        }
        ...ProductList_connection
        ... @include(if: $isNarrowable) @alias(as: "narrowing") {
          facets {
            attribute
          }
          ...useForgetUnknownFilters_connection
          ...FacetForm_connection
          ...ChosenFilters_connection
        }
      }
    `,
    connection,
  )
  const intl = useIntl()
  const address = useListingAddress()
  const columnId = useId()
  const headingId = useId()
  useForgetUnknownFilters(narrowing, address)
  useTellLostFilters(address.search)
  const isNarrowed = readFilters(address.search) !== null
  if (totalCount === 0 && !isNarrowed && !address.isPending) return empty

  // The facets count what has all words of a search, as long as there is any: so do the numbers beside them.
  const count = match && match.count > 0 ? match.count : totalCount
  const facets = narrowing?.facets && narrowing.facets.length > 0 ? narrowing : null
  const chosen = narrowing ? <ChosenFilters connection={narrowing} address={address} restId={headingId} /> : null
  const toolbar = (
    <div className={styles.tools}>
      {facets ? <FacetSheet connection={facets} address={address} total={count} columnId={columnId} /> : null}
      <SortSelect address={address} isLent={narrowing?.facets?.some(isWeekly) ?? false} />
    </div>
  )
  return (
    <div className={styles.listing}>
      {facets && totalCount > 0 ? (
        <a className={styles.skip} href={`#${headingId}`} onClick={(event) => skipTo(headingId, event)}>
          {intl.formatMessage({ id: 'listing.skipFilters' })}
        </a>
      ) : null}
      {facets ? (
        <section id={columnId} className={styles.column} aria-label={intl.formatMessage({ id: 'listing.filters' })}>
          <FacetForm connection={facets} address={address} />
        </section>
      ) : null}
      <ListingStatus total={count} />
      {totalCount === 0 ? (
        <NoMatches chosen={chosen} toolbar={toolbar} />
      ) : (
        <ProductList
          connection={data}
          toolbar={toolbar}
          chosen={chosen}
          more={more}
          isPending={address.isPending}
          headingId={headingId}
        />
      )}
    </div>
  )
}

/** Returns true for the facet of weekly payments on credit. */
function isWeekly({ attribute }: Readonly<{ attribute: string }>): boolean {
  return attribute === 'credit_fee'
}

/** Moves the focus past the filters; the address stays, so that going back opens the page before. */
function skipTo(id: string, event: MouseEvent): void {
  event.preventDefault()
  document.getElementById(id)?.focus()
}
