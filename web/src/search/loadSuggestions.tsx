import type { ComponentType } from 'react'
import type { Language } from '@hogar/schema/stores.ts'
import { AreaMessages } from '../i18n/AreaMessages.tsx'
import { loadAreaMessages } from '../i18n/loadMessages.ts'
import { SearchSuggestions, type SearchSuggestionsProps } from './SearchSuggestions.tsx'

/** Suggestions with their texts. Loaded when somebody goes to the search field: most shoppers never do. */
export async function loadSuggestions(language: Language): Promise<ComponentType<SearchSuggestionsProps>> {
  const messages = await loadAreaMessages(language, 'catalogue')
  return function Suggestions(props: SearchSuggestionsProps) {
    return (
      <AreaMessages messages={messages}>
        <SearchSuggestions {...props} />
      </AreaMessages>
    )
  }
}
