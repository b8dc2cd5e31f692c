import { PlatformError } from '../../http/PlatformError.ts'
import { SEARCH_AGGREGATIONS_MAX, SEARCH_FILTERS_MAX, SEARCH_TEXT_MAX_LENGTH } from '../../limits.ts'
import { fieldListOf, fieldsOf, idNumberOf, isFields, listOf, textOf } from '../../parse/fields.ts'
import type { Fields } from '../../parse/fields.ts'

export type RangeBounds = Readonly<{ gt?: string; gte?: string; lt?: string; lte?: string }>

export type Condition =
  | Readonly<{ kind: 'range'; bounds: RangeBounds }>
  | Readonly<{ kind: 'terms'; values: readonly string[]; negated: boolean }>
  | Readonly<{ kind: 'exists'; negated: boolean }>

export type SearchFilter = Readonly<{
  attribute: string
  /** Conditions marked `alternative` are joined by OR, all others by AND. */
  alternative: boolean
  /** Scope catalog: the attribute itself, or `<attribute>_options` of a configurable. */
  isCatalog: boolean
  condition: Condition
}>

/** Which place in a category counts: that in one of them, or the least or greatest of all. */
export type SortPosition = Readonly<{ categoryId: number | null; mode: 'min' | 'max' }>
export type SearchSort = Readonly<{
  field: string
  descending: boolean
  position: SortPosition
  /** Numbers that count for the order: from `low` up to but without `high`. Others come last. */
  within?: Readonly<{ low: number; high: number }>
}>
export type AvailableFilter = Readonly<{
  field: string
  size: number | null
  ranges: readonly PriceRange[] | null
  /** Ranges of prices that are counted in place of the field's own, one for each of `ranges`. */
  prices?: readonly PriceRange[]
}>
export type PriceRange = Readonly<{ from: number | null; to: number | null }>

export type SearchQuery = Readonly<{
  filters: readonly SearchFilter[]
  available: readonly AvailableFilter[]
  sorts: readonly SearchSort[]
  text: string
  /** The last word is still being typed. */
  isUnfinished: boolean
  /** Hits that are counted: all of them, or those with all words of the text, if there are any. */
  countedHits?: CountedHits
}>

export type CountedHits = 'all' | 'all_words'

type RangeOperators = ReadonlyMap<string, keyof RangeBounds>
const RANGE_OPERATORS: RangeOperators = new Map([
  ['gt', 'gt'], ['lt', 'lt'], ['gte', 'gte'], ['lte', 'lte'], ['moreq', 'gte'], ['from', 'gte'], ['to', 'lte'],
]) // prettier-ignore
const OR_RANGE_OPERATORS: RangeOperators = new Map([
  ['orGt', 'gt'], ['orLt', 'lt'], ['orGte', 'gte'], ['orLte', 'lte'], ['orMoreq', 'gte'], ['orFrom', 'gte'], ['orTo', 'lte'],
]) // prettier-ignore

/**
 * Reads the search-query JSON. Customer group fields are accepted and ignored: prices here do not differ by group.
 * @throws PlatformError 400 when it is no such object, or asks for too much.
 */
export function parseSearchQuery(body: unknown): SearchQuery {
  if (!isFields(body)) throw new PlatformError(400, 'The search query must be a JSON object')
  requireAtMost(body, '_appliedFilters', SEARCH_FILTERS_MAX)
  requireAtMost(body, '_availableFilters', SEARCH_AGGREGATIONS_MAX)
  return {
    filters: fieldListOf(body._appliedFilters).flatMap(parseFilter),
    available: fieldListOf(body._availableFilters).flatMap(parseAvailable),
    sorts: fieldListOf(body._appliedSort).flatMap(parseSort),
    text: (textOf(body._searchText) ?? '').slice(0, SEARCH_TEXT_MAX_LENGTH),
    isUnfinished: parseSearchType(body._searchType) === 'prefix',
    countedHits: parseCountedHits(body._countedHits),
  }
}

function parseCountedHits(value: unknown): CountedHits {
  if (value === undefined || value === null || value === 'all') return 'all'
  if (value === 'all_words') return value
  throw new PlatformError(400, '_countedHits must be all or all_words')
}

function parseSearchType(value: unknown): 'words' | 'prefix' {
  if (value === undefined || value === null || value === 'words') return 'words'
  if (value === 'prefix') return 'prefix'
  throw new PlatformError(400, '_searchType must be words or prefix')
}

function requireAtMost(body: Fields, key: string, most: number): void {
  if (listOf(body[key]).length > most) throw new PlatformError(400, `${key} may have ${most} entries at most`)
}

function parseFilter(filter: Fields): SearchFilter[] {
  const attribute = textOf(filter.attribute)
  if (attribute === null) return []
  const value = isFields(filter.value) ? filter.value : { in: filter.value }
  const operators = Object.keys(value)
  const base = { attribute, isCatalog: hasScope(filter, 'catalog') && !hasScope(filter, 'default') }
  const [operator] = operators
  if (operator === undefined) return []
  if (operators.every((key) => RANGE_OPERATORS.has(key))) {
    return [{ ...base, alternative: false, condition: { kind: 'range', bounds: bounds(value, RANGE_OPERATORS) } }]
  }
  if (operators.every((key) => OR_RANGE_OPERATORS.has(key))) {
    return [{ ...base, alternative: true, condition: { kind: 'range', bounds: bounds(value, OR_RANGE_OPERATORS) } }]
  }
  return [
    {
      ...base,
      alternative: operator === 'or' || operator === 'nor',
      condition: termsCondition(operator, value[operator]),
    },
  ]
}

/** Null asks for presence: `eq null` is "the field exists", `neq null` and `or null` "it does not". */
function termsCondition(operator: string, value: unknown): Condition {
  const isNegative = operator === 'neq' || operator === 'nin' || operator === 'nor'
  if (value === null || value === undefined) {
    return { kind: 'exists', negated: operator === 'or' || operator === 'neq' || operator === 'nin' }
  }
  const values = (Array.isArray(value) ? value : [value]).flatMap(termText)
  return { kind: 'terms', values, negated: isNegative }
}

function bounds(value: Fields, operators: RangeOperators): RangeBounds {
  const entries = Object.entries(value).flatMap(([operator, bound]) => {
    const text = textOf(bound)
    const key = operators.get(operator)
    return text === null || key === undefined ? [] : [[key, text] as const]
  })
  return Object.fromEntries(entries)
}

function termText(value: unknown): string[] {
  if (typeof value === 'boolean') return [String(value)]
  if (isFields(value)) return textOf(value.id) === null ? [] : [String(value.id)]
  return textOf(value) === null ? [] : [String(value)]
}

function hasScope(filter: Fields, scope: string): boolean {
  return filter.scope === scope || listOf(filter.scope).includes(scope)
}

function parseAvailable(filter: Fields): AvailableFilter[] {
  const field = textOf(filter.field)
  if (field === null || !hasScope(filter, 'catalog')) return []
  const options = fieldsOf(filter.options)
  const size = typeof options.size === 'number' && options.size > 0 ? Math.floor(options.size) : null
  const ranges = Array.isArray(options.ranges) ? fieldListOf(options.ranges).map(parseRange) : null
  return [{ field, size, ranges }]
}

function parseRange(range: Fields): PriceRange {
  return {
    from: typeof range.from === 'number' ? range.from : null,
    to: typeof range.to === 'number' ? range.to : null,
  }
}

function parseSort(sort: Fields): SearchSort[] {
  const field = textOf(sort.field)
  if (field === null) return []
  const order = isFields(sort.options) ? sort.options.order : sort.options
  return [
    { field, descending: textOf(order)?.toLowerCase() === 'desc', position: parsePosition(fieldsOf(sort.options)) },
  ]
}

/** As a search engine takes a nested sort: `mode`, and a `nested_filter` on the category. */
function parsePosition(options: Fields): SortPosition {
  const term = fieldsOf(fieldsOf(options.nested_filter).term)
  return { categoryId: idNumberOf(term['category.category_id']), mode: options.mode === 'max' ? 'max' : 'min' }
}
