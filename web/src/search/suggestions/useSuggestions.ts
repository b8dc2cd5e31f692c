import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { type Environment, createOperationDescriptor, getRequest } from 'relay-runtime'
import { cleanText } from '@hogar/schema/validation/cleanText.ts'
import { SEARCH_TERM_MAX_CHARACTERS, SEARCH_TERM_MIN_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import type { useSuggestionsQuery } from '../../__generated__/useSuggestionsQuery.graphql'
import { useOnlineStatus } from '../../offline/useOnlineStatus.ts'
import { operationKey } from '../../relay/replay/operationKey.ts'
import { type BoundedCache, createBoundedCache } from './boundedCache.ts'
import { SUGGESTION_CACHE_MAX, SUGGESTION_DEBOUNCE_MS } from '../limits.ts'

const QUERY = graphql`
  query useSuggestionsQuery($term: String!, $products: Int!, $categories: Int!) {
    suggestions(term: $term, products: $products, categories: $categories) {
      ...SuggestionOptions_suggestions
      ...SuggestionNote_suggestions
    }
  }
`

type Suggestions = useSuggestionsQuery['response']['suggestions']
type Kept = Readonly<{ suggestions: Suggestions; dispose: () => void }>
type Sizes = Readonly<{ products: number; categories: number }>

export type SuggestionState = Readonly<{
  /** `short` while there are too few letters, `loading` before the first answer to the term. */
  status: 'short' | 'loading' | 'ready' | 'failed' | 'offline'
  /** Suggestions of the term, or of the one before while it loads. */
  suggestions: Suggestions | null
}>

/** Caches by environment: answers of one store do not fit another. */
const caches = new WeakMap<Environment, BoundedCache<Kept>>()

function cacheOf(environment: Environment): BoundedCache<Kept> {
  const known = caches.get(environment)
  if (known) return known
  const cache = createBoundedCache<Kept>(SUGGESTION_CACHE_MAX, ({ dispose }) => dispose())
  caches.set(environment, cache)
  return cache
}

/**
 * React hook that returns suggestions for the typed term: requested when the typing pauses, once for each term. The
 * request of an outdated term is cancelled.
 */
export function useSuggestions(typed: string, sizes: Sizes): SuggestionState {
  const environment = useRelayEnvironment()
  const isOnline = useOnlineStatus()
  const term = cleanText(typed).replace(/ +/g, ' ').toLowerCase().slice(0, SEARCH_TERM_MAX_CHARACTERS)
  const { products, categories } = sizes
  const key = operationKey('suggestions', { term, products, categories })
  const isShort = term.length < SEARCH_TERM_MIN_CHARACTERS
  const known = isShort ? undefined : cacheOf(environment).get(key)
  const [last, setLast] = useState<Readonly<{ key: string; suggestions: Suggestions | null }> | null>(null)
  const isAsked = !isShort && !known && isOnline

  useEffect(() => {
    if (!isAsked) return
    let stop: () => void = () => undefined
    const ask = () => {
      const variables = { term, products, categories }
      const subscription = fetchQuery<useSuggestionsQuery>(environment, QUERY, variables).subscribe({
        next: ({ suggestions }) => {
          const { dispose } = environment.retain(createOperationDescriptor(getRequest(QUERY), variables))
          cacheOf(environment).set(key, { suggestions, dispose })
          setLast({ key, suggestions })
        },
        error: () => setLast({ key, suggestions: null }),
      })
      stop = () => subscription.unsubscribe()
    }
    const timer = setTimeout(ask, SUGGESTION_DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [environment, isAsked, key, term, products, categories])

  if (isShort) return { status: 'short', suggestions: null }
  if (known) return { status: 'ready', suggestions: known.suggestions }
  if (!isOnline) return { status: 'offline', suggestions: null }
  if (last?.key === key) return { status: 'failed', suggestions: null }
  return { status: 'loading', suggestions: last?.suggestions ?? null }
}
