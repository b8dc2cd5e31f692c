import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { forgetSearches, loadRecentSearches, rememberSearch } from './recentSearches.ts'
import { deviceTexts } from '../device/textStorage.ts'

type RecentSearchesState = Readonly<{ terms: readonly string[]; forget: () => void }>

/**
 * React hook that returns the earlier searches of this device. Stores the term of a submitted form, and reports it by
 * `onSearch`.
 */
export function useRecentSearches(
  field: RefObject<HTMLInputElement | null>,
  onSearch: () => void,
): RecentSearchesState {
  const { code } = useStoreDefinition()
  const [terms, setTerms] = useState(() => loadRecentSearches(deviceTexts, code))
  const remember = useEffectEvent(() => {
    const term = field.current?.value.trim() ?? ''
    if (term !== '') rememberSearch(deviceTexts, code, term)
    setTerms(loadRecentSearches(deviceTexts, code))
    onSearch()
  })
  useEffect(() => {
    const form = field.current?.form
    form?.addEventListener('submit', remember)
    return () => form?.removeEventListener('submit', remember)
  }, [field])
  const forget = () => {
    forgetSearches(deviceTexts, code)
    setTerms([])
    field.current?.focus()
  }
  return { terms, forget }
}
