import { SEARCH_TERM_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import * as v from 'valibot'
import type { TextStorage } from '../device/textStorage.ts'
import { RECENT_SEARCHES_MAX } from './limits.ts'

type Texts = Pick<TextStorage, 'getItem' | 'setItem' | 'removeItem'>

const keyOf = (storeCode: string) => `hogar:searches:${storeCode}`
const schema = v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(SEARCH_TERM_MAX_CHARACTERS)))

/** Returns the earlier searches of this device, newest first; empty when there are none, or they cannot be read. */
export function loadRecentSearches(storage: Texts, storeCode: string): readonly string[] {
  try {
    const parsed = v.safeParse(schema, JSON.parse(storage.getItem(keyOf(storeCode)) ?? '[]'))
    return parsed.success ? parsed.output.slice(0, RECENT_SEARCHES_MAX) : []
  } catch {
    return []
  }
}

/** Puts a term in front; an existing one, regardless of case, moves. */
export function rememberSearch(storage: Texts, storeCode: string, term: string): void {
  const others = loadRecentSearches(storage, storeCode).filter((other) => other.toLowerCase() !== term.toLowerCase())
  storage.setItem(keyOf(storeCode), JSON.stringify([term, ...others].slice(0, RECENT_SEARCHES_MAX)))
}

/** Deletes all of them. */
export function forgetSearches(storage: Texts, storeCode: string): void {
  storage.removeItem(keyOf(storeCode))
}
