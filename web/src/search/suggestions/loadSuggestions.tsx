import type { ComponentType } from 'react'
import type { Language } from '@hogar/schema/stores.ts'
import { AreaMessages } from '../../i18n/AreaMessages.tsx'
import { loadAreaMessages } from '../../i18n/loadMessages.ts'
import { SearchSuggestions, type SearchSuggestionsProps } from './SearchSuggestions.tsx'

/** Loads suggestions with their texts, when the search field is first focused: most shoppers never use it. */
export async function loadSuggestions(language: Language): Promise<ComponentType<SearchSuggestionsProps>> {
  const messages = await loadAreaMessages(language, 'search')
  return function Suggestions(props: SearchSuggestionsProps) {
    return (
      <AreaMessages messages={messages}>
        <SearchSuggestions {...props} />
      </AreaMessages>
    )
  }
}
