import { SEARCH_TERM_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import * as v from 'valibot'
import { RECENT_SEARCHES_MAX } from './limits.ts'

type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const keyOf = (storeCode: string) => `hogar:searches:${storeCode}`
const schema = v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(SEARCH_TERM_MAX_CHARACTERS)))

/** What was searched for on this device, newest first; empty when nothing, or nothing that can be read, is kept. */
export function loadRecentSearches(storage: TextStorage, storeCode: string): readonly string[] {
  try {
    const parsed = v.safeParse(schema, JSON.parse(storage.getItem(keyOf(storeCode)) ?? '[]'))
    return parsed.success ? parsed.output.slice(0, RECENT_SEARCHES_MAX) : []
  } catch {
    return []
  }
}

/** Puts a term in front; one that was there, however it was capitalised, moves. A device without room goes on without. */
export function rememberSearch(storage: TextStorage, storeCode: string, term: string): void {
  const others = loadRecentSearches(storage, storeCode).filter((other) => other.toLowerCase() !== term.toLowerCase())
  try {
    storage.setItem(keyOf(storeCode), JSON.stringify([term, ...others].slice(0, RECENT_SEARCHES_MAX)))
  } catch {
    // Full or forbidden: the search itself still works.
  }
}

/** Forgets all of them. */
export function forgetSearches(storage: TextStorage, storeCode: string): void {
  try {
    storage.removeItem(keyOf(storeCode))
  } catch {
    // Forbidden: then nothing was kept either.
  }
}
