import type { FilterInput, ProductSort } from '../__generated__/schemaTypes.ts'
import { FILTERS_MAX, FILTER_VALUES_MAX, ROOT_CATEGORY_ID } from '../catalogue/limits.ts'
import { type Source, readCount, readSources, readText } from '../parse/readValue.ts'
import { parseRange } from '../search/ranges/range.ts'
import type { AnyList } from './mappers.ts'

/** Orders by their name in the storefront's addresses, as editors write them. */
const SORTS: ReadonlyMap<string, ProductSort> = new Map([
  ['newest', 'LATEST'],
  ['price-low', 'PRICE_ASC'],
  ['price-high', 'PRICE_DESC'],
  ['discount', 'DISCOUNT_DESC'],
  ['rating', 'RATING_DESC'],
  ['weekly', 'WEEKLY_ASC'],
])

/** Name of an order in addresses; null for the default one. */
export function sortName(sort: ProductSort | null): string | null {
  return [...SORTS].find(([, own]) => own === sort)?.[0] ?? null
}

/** Decodes a list of products; null without a category and conditions. An unknown order is the default one. */
export function decodeList(source: Source): AnyList {
  const categoryId = readCount(source['category_id'])
  const conditions = readSources(source['filters'] ?? [], FILTERS_MAX + 1)
  const filters = conditions.flatMap(decodeFilter)
  if (filters.length !== conditions.length || filters.length > FILTERS_MAX) return 'invalid'
  if (categoryId === null && filters.length === 0) return null
  return {
    categoryId: categoryId === ROOT_CATEGORY_ID ? null : categoryId,
    filters,
    sort: SORTS.get(readText(source['sort']) ?? '') ?? null,
  }
}

function decodeFilter(source: Source): FilterInput[] {
  const attribute = readText(source['attribute'])
  if (attribute === null || !/^[a-z]\w{0,59}$/i.test(attribute)) return []
  const range = readText(source['range'])
  if (range !== null) {
    const bounds = parseRange(range)
    return bounds === null || (bounds.to !== null && bounds.to < bounds.from) ? [] : [{ attribute, range }]
  }
  const given = Array.isArray(source['in']) ? source['in'] : []
  const values = given.flatMap((value) => readText(value) ?? [])
  const isWhole = values.length > 0 && values.length === given.length && values.length <= FILTER_VALUES_MAX
  return isWhole ? [{ attribute, in: values }] : []
}
