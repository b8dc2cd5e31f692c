import { useIntl } from 'react-intl'
import { OptionGroup } from './suggestions/OptionGroup.tsx'
import { resultsPath } from './searchAddress.ts'
import { SearchOption } from './suggestions/SearchOption.tsx'

/** Renders earlier searches of this device. */
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
