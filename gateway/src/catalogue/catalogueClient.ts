import type { StoreDefinition } from '@hogar/schema/stores.ts'
import type { RequestScope } from '../graph/context.ts'
import { onceOf } from '../graph/memo.ts'
import type { Upstream, UpstreamCall } from '../upstream/upstream.ts'
import { UpstreamFailure } from '../upstream/upstreamFailure.ts'
import { UpstreamRefusal } from '../upstream/upstreamRefusal.ts'
import { type Source, readSource } from './readValue.ts'
import { NOTHING_FOUND, answerRefused } from './answerRefused.ts'
import { storableFilters } from './storableFilters.ts'

/** What a client needs to read on a request's behalf. */
export type PlatformScope = Pick<RequestScope, 'store'> &
  Readonly<{ upstream: Pick<Upstream, 'call'> & Partial<Pick<Upstream, 'lacks'>> }>

/** One condition of a search; all of them have to hold. `catalog` conditions look at the variants' values too. */
export type AppliedFilter = Readonly<{
  attribute: string
  value: Readonly<Record<string, unknown>>
  scope: 'default' | 'catalog'
}>

/** `options` as the search engine takes them: a direction, or an object that says more than that. */
export type SortField = Readonly<{ field: string; options: 'asc' | 'desc' | Readonly<Record<string, unknown>> }>

/** An attribute whose values are to be counted over all hits; of prices, the ranges to count. */
export type AvailableFilter = Readonly<{
  field: string
  scope: 'catalog'
  options: Readonly<{ size?: number; ranges?: readonly Readonly<{ from: number; to?: number }>[] }>
}>

export type CatalogueSearch = Readonly<{
  entity: 'product' | 'category' | 'attribute' | 'taxrule' | 'cms_page' | 'cms_block' | 'review'
  filters: readonly AppliedFilter[]
  sort?: readonly SortField[]
  text?: string
  /** The last word of the text may be unfinished: somebody is still typing. */
  isUnfinished?: boolean
  available?: readonly AvailableFilter[]
  offset?: number
  size: number
  /** Fields to ask for; null for whole documents. */
  fields: readonly string[] | null
  cacheMs?: number
}>

export type CatalogueAnswer = Readonly<{
  sources: readonly unknown[]
  total: number
  /** Counts of what was `available`, as they came; undefined when there are none. */
  aggregations: unknown
}>

/** An exact condition: the attribute has one of the values. */
export function oneOf(attribute: string, values: readonly (string | number | boolean)[]): AppliedFilter {
  return { attribute, value: { in: values }, scope: 'default' }
}

/**
 * One search in the store's catalogue. A query that the platform's search engine refuses is answered as `answerRefused` says.
 * Throws UpstreamFailure `invalid` for an answer that is no search result.
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
 * What starts with the words of a search, on a platform that does not know `_searchType` and finds whole words alone: in the
 * language of its search engine, which the public API passes on. Null where a platform takes no such query.
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
 * A search that is the same for every request of a store, and nearly always answered by a reply that is held already: its
 * call is put together once.
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
  return {
    path: { index: store.catalogueIndex, entity: search.entity },
    body: {
      _availableFilters: search.available ?? [],
      _appliedFilters: search.filters,
      _appliedSort: search.sort ?? [],
      // Databases fail on a NUL.
      _searchText: search.text?.replaceAll('\0', ' ') ?? '',
      ...(search.isUnfinished === true ? { _searchType: 'prefix' } : {}),
    },
    query: {
      request_format: 'search-query',
      from: search.offset ?? 0,
      size: search.size,
      _source_include: search.fields ?? undefined,
    },
    ...(search.cacheMs === undefined ? {} : { cacheMs: search.cacheMs }),
  }
}

/** A reply that many requests share is read once. */
const readOnce = onceOf(readReply)

function answerOf(reply: unknown): CatalogueAnswer {
  const answer = readOnce(readSource(reply))
  if (answer === null)
    throw new UpstreamFailure({ kind: 'invalid', endpoint: 'catalogueSearch', detail: 'no hits in the reply' })
  return answer
}

/**
 * Hits of the standard format stand in `hits.hits` and hold a `_source`; those of the compact one are the sources. Null
 * for what is neither. Read by hand: a page of products is the largest reply there is, and read more often than any other.
 */
function readReply({ hits, total, aggregations }: Source): CatalogueAnswer | null {
  if (Array.isArray(hits)) return answerWith(hits, total, aggregations)
  const inner = readSource(hits)
  if (!Array.isArray(inner.hits)) return null
  const sources: unknown[] = []
  for (const hit of inner.hits) {
    const source = readSource(hit)
    if (!('_source' in source)) return null
    sources.push(source._source)
  }
  return answerWith(sources, inner.total, aggregations)
}

/** A total is a number, or an object that says how exact it is. */
function answerWith(sources: readonly unknown[], total: unknown, aggregations: unknown): CatalogueAnswer | null {
  const count = typeof total === 'number' ? total : readSource(total).value
  return typeof count === 'number' ? { sources, total: count, aggregations } : null
}
