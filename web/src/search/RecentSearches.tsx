import { useIntl } from 'react-intl'
import { OptionGroup } from './OptionGroup.tsx'
import { resultsPath } from './searchAddress.ts'
import { SearchOption } from './SearchOption.tsx'

/** What was searched for on this device before. */
export function RecentSearches({ terms }: Readonly<{ terms: readonly string[] }>) {
  const intl = useIntl()
  return (
    <OptionGroup title={intl.formatMessage({ id: 'suggestions.recent' })}>
      {terms.map((term) => (
        <SearchOption key={term} to={resultsPath(term)} icon="search">
          {term}
        </SearchOption>
      ))}
    </OptionGroup>
  )
}
