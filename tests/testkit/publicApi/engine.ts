import type { Document } from '@hogar/gateway/testing/productDocuments.ts'
import { pick } from '@hogar/gateway/testing/fakeCatalogue.ts'

type Condition = Readonly<{ attribute: string; value: Record<string, unknown>; scope: string }>
type SortOptions = string | Readonly<Record<string, unknown>>
type SearchQuery = Readonly<{
  _availableFilters?: readonly { field: string; options?: { size?: number } }[]
  _appliedFilters?: readonly Condition[]
  _appliedSort?: readonly { field: string; options: SortOptions }[]
  _searchText?: string
}>
type Search = Readonly<{ documents: readonly Document[]; entity: string; index: string; parameters: URLSearchParams }>

/** Form of the engine's index, as one importer or another makes it. */
export type Mapping = {
  /** `category` of products as nested documents; VSF's own schema maps it as a plain object. */
  isCategoryNested: boolean
  /** Names of indices that are not there: `cms_block`. */
  missingIndices: Set<string>
}

/** Fields that the mapping holds as whole numbers: any other value is refused. */
const NUMBERS = new Set([
  'id',
  'status',
  'visibility',
  'category_ids',
  'color',
  'color_options',
  'size',
  'product_id',
  'review_status',
])
const RESULT_WINDOW = 10_000
/** The API's own price ranges: what a client asks for is not looked at. */
const PRICE_RANGES = [{ from: 0, to: 50 }, { from: 50, to: 100 }, { from: 100, to: 150 }, { from: 150 }] as const

/** A refusal of the engine, as the API passes it on: HTTP 500 with the engine's object as `result`. */
export class EngineError extends Error {
  readonly result: object

  constructor(type: string, reason: string, phase = 'query') {
    super(reason)
    const cause = { type, reason, index: 'vue_storefront_catalog_product_1580000000' }
    this.result =
      type === 'index_not_found_exception'
        ? { root_cause: [cause], ...cause }
        : {
            root_cause: [cause],
            type: 'search_phase_execution_exception',
            reason: 'all shards failed',
            phase,
            grouped: true,
            failed_shards: [{ shard: 0, index: cause.index, node: 'n1', reason: cause }],
          }
  }
}

/** Answers a SearchQuery as the API does with an Elasticsearch behind it, as far as the gateway asks it to. */
export function searchIndex({ documents, entity, index, parameters }: Search, body: string, mapping: Mapping): unknown {
  if (mapping.missingIndices.has(entity))
    throw new EngineError('index_not_found_exception', `no such index [${index}_${entity}]`)
  const [from, size] = [Number(parameters.get('from') ?? 0), Number(parameters.get('size') ?? 10)]
  if (from + size > RESULT_WINDOW)
    throw new EngineError(
      'query_phase_execution_exception',
      `Result window is too large, from + size must be less than or equal to: [${RESULT_WINDOW}] but was [${from + size}]`,
    )
  const found =
    parameters.get('request_format') === 'search-query'
      ? queried(documents, JSON.parse(body) as SearchQuery, mapping)
      : { documents: prefixed(documents, body), aggregations: undefined }
  const fields = parameters.get('_source_include')?.split(',') ?? null
  const hits = found.documents.slice(from, from + size).map((document) => ({
    _index: `${index}_${entity}_1580000000`,
    _type: '_doc',
    _id: String(document.id),
    _score: null,
    _source: fields ? pick(document, fields) : document,
  }))
  return {
    took: 1,
    timed_out: false,
    _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
    hits: { total: { value: found.documents.length, relation: 'eq' }, max_score: null, hits },
    ...(found.aggregations ? { aggregations: found.aggregations } : {}),
  }
}

function queried(documents: readonly Document[], query: SearchQuery, mapping: Mapping) {
  const { _appliedFilters: filters = [], _appliedSort: sort = [], _searchText: text = '' } = query
  // Without a condition the API sends an empty body: text, sort and counts are lost.
  if (filters.length === 0) return { documents, aggregations: undefined }
  checkSort(documents, sort, mapping)
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const found = documents
    .filter((document) => filters.every((filter) => holds(document, filter)))
    // Whole words: `_searchType` is unknown here.
    .filter(({ name }) => words.every((word) => String(name).toLowerCase().split(/\s+/).includes(word)))
    .toSorted((a, b) => compare(a, b, sort))
  const available = query._availableFilters ?? []
  const price = filters.find(({ attribute }) => attribute === 'price')?.value
  return { documents: found, aggregations: available.length > 0 ? count(found, available, price) : undefined }
}

/** Elasticsearch's own language, as far as the gateway speaks it: `match_phrase_prefix` on names, and `terms`. */
function prefixed(documents: readonly Document[], body: string): readonly Document[] {
  const { query } = JSON.parse(body) as {
    query: {
      bool: { must: { match_phrase_prefix: { name: string } }[]; filter: Record<string, Record<string, unknown>>[] }
    }
  }
  const start = query.bool.must[0]!.match_phrase_prefix.name.toLowerCase()
  const isStart = (name: unknown) => new RegExp(`(?:^|\\s)${start}`, 'i').test(String(name))
  return documents.filter(
    (document) => isStart(document['name']) && query.bool.filter.every((condition) => fulfils(document, condition)),
  )
}

function fulfils(
  document: Document,
  { terms = {}, term = {}, range = {} }: Record<string, Record<string, unknown>>,
): boolean {
  const isOneOf = (field: string, values: unknown[]) => values.map(String).includes(String(valueAt(document, field)))
  return (
    Object.entries(terms).every(([field, values]) => isOneOf(field, values as unknown[])) &&
    Object.entries(term).every(([field, value]) => isOneOf(field, [value])) &&
    Object.entries(range).every(
      ([field, bounds]) => Number(valueAt(document, field)) > Number((bounds as { gt?: number }).gt ?? -Infinity),
    )
  )
}

function checkSort(
  documents: readonly Document[],
  sort: NonNullable<SearchQuery['_appliedSort']>,
  mapping: Mapping,
): void {
  for (const { field, options } of sort) {
    const isNested = typeof options !== 'string' && 'nested_path' in options
    if (isNested && !mapping.isCategoryNested)
      throw new EngineError(
        'query_shard_exception',
        'failed to create query: [nested] failed to find nested object under path [category]',
      )
    const [first = field] = field.split('.')
    if (!documents.some((document) => first in document))
      throw new EngineError('query_shard_exception', `No mapping found for [${field}] in order to sort on`)
  }
}

function holds(document: Document, { attribute, value, scope }: Condition): boolean {
  const wanted = (value['in'] ?? (value['eq'] === undefined ? undefined : [value['eq']])) as unknown[] | undefined
  for (const one of wanted ?? []) {
    if (NUMBERS.has(attribute) && Number.isNaN(Number(one)))
      throw new EngineError('number_format_exception', `For input string: "${String(one)}"`)
  }
  const options =
    scope === 'catalog' && document['type_id'] === 'configurable' ? document[`${attribute}_options`] : undefined
  const own = [valueAt(document, attribute), options].flat().filter((one) => one !== undefined && one !== null)
  if (wanted) return wanted.some((one) => own.map(String).includes(String(one)))
  const number = Number(attribute === 'price' ? document['final_price'] : own[0])
  return (
    number >= Number(value['gte'] ?? -Infinity) &&
    number <= Number(value['lte'] ?? Infinity) &&
    number > Number(value['gt'] ?? -Infinity)
  )
}

function valueAt(document: Document, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (value as Document | undefined)?.[name], document)
}

function compare(a: Document, b: Document, sort: NonNullable<SearchQuery['_appliedSort']>): number {
  for (const { field, options } of sort) {
    const places = [a, b].map((document) => placeOf(document, field))
    const difference = places[0]! - places[1]!
    const order = typeof options === 'string' ? options : options['order']
    if (difference !== 0 && !Number.isNaN(difference)) return order === 'desc' ? -difference : difference
  }
  return 0
}

function placeOf(document: Document, field: string): number {
  if (field === 'created_at') return Date.parse(String(document[field]))
  if (field !== 'category.position') return Number(document[field] ?? 0)
  const places = ((document['category'] ?? []) as { position: number }[]).map(({ position }) => position)
  return Math.min(...places, 1_000_000)
}

function count(
  documents: readonly Document[],
  available: NonNullable<SearchQuery['_availableFilters']>,
  price: Record<string, unknown> | undefined,
): object {
  return Object.fromEntries(
    available.flatMap(({ field, options }) => [
      [`agg_terms_${field}`, { buckets: terms(documents, field, options?.size) }],
      [`agg_terms_${field}_options`, { buckets: terms(documents, `${field}_options`, options?.size) }],
      ...(field === 'price' ? [['agg_range_price', { buckets: priceRanges(documents, price) }]] : []),
    ]),
  ) as object
}

function terms(documents: readonly Document[], field: string, size = 10) {
  const values = documents.flatMap((document) => [document[field] ?? []].flat() as unknown[])
  return [...Map.groupBy(values, String)]
    .map(([key, found]) => ({ key: Number(key), doc_count: found.length }))
    .slice(0, size)
}

/** Counts the API's own ranges, and the one that is chosen, instead of those that a client asks for. */
function priceRanges(documents: readonly Document[], chosen: Record<string, unknown> | undefined) {
  const own = chosen
    ? [{ from: Number(chosen['gte'] ?? 0), ...('lte' in chosen ? { to: Number(chosen['lte']) } : {}) }]
    : []
  return [...PRICE_RANGES, ...own].map((range) => ({
    key: `${range.from}-${'to' in range ? range.to : '*'}`,
    ...range,
    doc_count: documents.filter(
      ({ price }) => Number(price) >= range.from && Number(price) < ('to' in range ? Number(range.to) : Infinity),
    ).length,
  }))
}
