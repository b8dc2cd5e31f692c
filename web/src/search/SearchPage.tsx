import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useSearchParams } from 'react-router-dom'
import type { SearchPage_root$key } from '../__generated__/SearchPage_root.graphql'
import type { SearchResults_query$key } from '../__generated__/SearchResults_query.graphql'
import { CategoryChips } from '../catalogue/listing/CategoryChips.tsx'
import { EmptyState } from '../design/EmptyState.tsx'
import { PageBody } from '../design/PageBody.tsx'
import { PageHead } from '../routing/document/PageHead.tsx'
import { SEARCH_TERM_MIN_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import { GiftCardHint } from './GiftCardHint.tsx'
import { NothingFound } from './NothingFound.tsx'
import { searchTerm } from './searchAddress.ts'
import { SearchResults } from './SearchResults.tsx'

type Props = Readonly<{
  /** Null when the term is too short to search. */
  results: SearchResults_query$key | null
  root: SearchPage_root$key | null
}>

/** Renders the search and its results; the departments where there are none. */
export function SearchPage({ results, root }: Props) {
  const category = useFragment(
    graphql`
      fragment SearchPage_root on Category {
        ...CategoryChips_category
      }
    `,
    root,
  )
  const intl = useIntl()
  const [search] = useSearchParams()
  const term = searchTerm(search)
  const title =
    term === '' ? intl.formatMessage({ id: 'search.title' }) : intl.formatMessage({ id: 'search.titleFor' }, { term })
  const waysOn = category ? <CategoryChips category={category} /> : null
  return (
    <PageBody>
      <PageHead title={title} noIndex />
      <GiftCardHint term={term} />
      {results ? (
        <SearchResults key={term} title={title} term={term} query={results} empty={<NothingFound waysOn={waysOn} />} />
      ) : (
        <>
          <h1>{title}</h1>
          <EmptyState
            icon="search"
            title={intl.formatMessage({ id: 'search.tooShort' }, { count: SEARCH_TERM_MIN_CHARACTERS })}
          >
            <p>{intl.formatMessage({ id: 'search.tooShortText' })}</p>
          </EmptyState>
          {waysOn}
        </>
      )}
    </PageBody>
  )
}
