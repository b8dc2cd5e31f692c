import type { StoreDefinition } from '@hogar/schema/stores.ts'
import type { PlatformScope } from '../app/requestScope.ts'
import { onceOf } from '../graph/onceOf.ts'
import type { UpstreamCall } from '../rest/upstream.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { type Source, readSource } from '../parse/readValue.ts'
import { NOTHING_FOUND, answerRefused } from './answerRefused.ts'
import { storableFilters } from './storableFilters.ts'
import { readTextMatch } from './textMatch.ts'
import type { AppliedFilter, CatalogueAnswer, CatalogueSearch } from './catalogueSearch.ts'

/** An exact condition: the attribute has one of the values. */
export function oneOf(attribute: string, values: readonly (string | number | boolean)[]): AppliedFilter {
  return { attribute, value: { in: values }, scope: 'default' }
}

/**
 * Runs one search in the store's catalogue. `answerRefused` handles queries that the search engine refuses. Throws
 * UpstreamFailure `invalid` for a reply that is no search result.
 */
export async function searchCatalogue(scope: PlatformScope, search: CatalogueSearch): Promise<CatalogueAnswer> {
  const filters = storableFilters(search.filters)
  if (filters === null) return NOTHING_FOUND
  const found = await answerRefused(scope, { ...search, filters }, async (wanted) =>
    answerOf(await scope.upstream.call('catalogueSearch', callOf(scope.store, wanted))),
  )
  if (found.total > 0 || search.isUnfinished !== true) return found
  return (await searchStarted(scope, { ...search, filters })) ?? found
}

const RAW_QUERY = 'search:rawQuery'

/**
 * Searches documents that start with the words of the text, by a raw query in the language of the platform's search
 * engine, which the public API passes on. Used where the platform does not know `_searchType` and matches whole words
 * only. Returns null if the platform accepts no such query.
 */
async function searchStarted(
  { store, upstream }: PlatformScope,
  search: CatalogueSearch,
): Promise<CatalogueAnswer | null> {
  if (upstream.lacks === undefined || upstream.lacks.has(RAW_QUERY)) return null
  const { entity, text = '', filters, offset = 0, size, fields } = search
  const must = [{ match_phrase_prefix: { name: text.replaceAll('\0', ' ') } }]
  try {
    const reply = await upstream.call('catalogueSearch', {
      path: { index: store.catalogueIndex, entity },
      body: { query: { bool: { must, filter: filters.map(rawCondition) } } },
      query: { from: offset, size, _source_include: fields ?? undefined },
      ...(search.cacheMs === undefined ? {} : { cacheMs: search.cacheMs }),
    })
    return answerOf(reply)
  } catch (error) {
    if (!(error instanceof UpstreamRefusal)) throw error
    upstream.lacks.note(RAW_QUERY)
    return null
  }
}

function rawCondition({ attribute, value }: AppliedFilter): object {
  if ('in' in value) return { terms: { [attribute]: value.in } }
  if ('eq' in value) return { term: { [attribute]: value.eq } }
  return { range: { [attribute]: value } }
}

/**
 * Returns a search that is the same for every request of a store and usually answered by the cache: its call is built
 * once.
 */
export function constantSearch(search: CatalogueSearch): (scope: PlatformScope) => Promise<CatalogueAnswer> {
  const calls = new Map<string, UpstreamCall>()
  return (scope) =>
    answerRefused(scope, search, async (wanted) => {
      const { store, upstream } = scope
      const known = wanted === search ? calls.get(store.code) : undefined
      const call = known ?? { ...callOf(store, wanted), isConstant: true }
      if (wanted === search) calls.set(store.code, call)
      return answerOf(await upstream.call('catalogueSearch', call))
    })
}

function callOf(store: StoreDefinition, search: CatalogueSearch): UpstreamCall {
  const isTextCounted = (search.text ?? '') !== '' && (search.available ?? []).length > 0
  return {
    path: { index: store.catalogueIndex, entity: search.entity },
    body: {
      _availableFilters: search.available ?? [],
      _appliedFilters: search.filters,
      _appliedSort: search.sort ?? [],
      // Databases fail on a NUL.
      _searchText: search.text?.replaceAll('\0', ' ') ?? '',
      ...(search.isUnfinished === true ? { _searchType: 'prefix' } : {}),
      // Related products, which have some of the words only, would promise more than a filter leaves.
      ...(isTextCounted ? { _countedHits: 'all_words' } : {}),
    },
    query: {
      request_format: 'search-query',
      from: search.offset ?? 0,
      size: search.size,
      _source_include: search.fields ?? undefined,
    },
    ...(search.cacheMs === undefined ? {} : { cacheMs: search.cacheMs }),
    ...(search.staleMs === undefined ? {} : { staleMs: search.staleMs }),
  }
}

/** Decoded replies: many requests share one, so it is decoded once. */
const readOnce = onceOf(readReply)

function answerOf(reply: unknown): CatalogueAnswer {
  const answer = readOnce(readSource(reply))
  if (answer === null)
    throw new UpstreamFailure({ kind: 'invalid', endpoint: 'catalogueSearch', detail: 'no hits in the reply' })
  return answer
}

/**
 * Decodes a search reply. Hits of the standard format are in `hits.hits` and have a `_source`; those of the compact
 * format are the documents. Null for anything else. Written by hand: a page of products is the largest and most
 * frequent reply.
 */
function readReply(reply: Source): CatalogueAnswer | null {
  const { hits, total } = reply
  if (Array.isArray(hits)) return answerWith(hits, total, reply)
  const inner = readSource(hits)
  if (!Array.isArray(inner.hits)) return null
  const sources: unknown[] = []
  for (const hit of inner.hits) {
    const source = readSource(hit)
    if (!('_source' in source)) return null
    sources.push(source._source)
  }
  return answerWith(sources, inner.total, reply)
}

/** Returns the answer. A total is a number, or an object that says how exact it is. */
function answerWith(sources: readonly unknown[], total: unknown, reply: Source): CatalogueAnswer | null {
  const count = typeof total === 'number' ? total : readSource(total).value
  const { aggregations, text_match: match } = reply
  return typeof count === 'number' ? { sources, total: count, aggregations, match: readTextMatch(match) } : null
}
