import type { PlatformScope } from '../app/requestScope.ts'
import type { CatalogueAnswer, CatalogueSearch, SortField } from './catalogueSearch.ts'
import { beyondLastPage } from '../graph/connection.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'

export const NOTHING_FOUND: CatalogueAnswer = { sources: [], total: 0, aggregations: undefined, match: null }

type Run = (search: CatalogueSearch) => Promise<CatalogueAnswer>

/**
 * Entities that a shop may lack. A missing index of products or categories is a fault: their pages must not become 404.
 */
const OPTIONAL: ReadonlySet<CatalogueSearch['entity']> = new Set([
  'attribute',
  'taxrule',
  'cms_page',
  'cms_block',
  'review',
])
/** Maximum number of changes to a query: each refusal names one field. */
const ADAPTATIONS_MAX = 6

/**
 * Runs a search, and adapts it to what the platform's search engine refuses. A missing optional index, and a value that
 * no field can have, match nothing. An unsupported sort order or aggregation is dropped or replaced, and remembered for
 * the store. Throws `BAD_USER_INPUT` for a page beyond the last one that the engine serves, and rethrows every other
 * refusal.
 */
export async function answerRefused(scope: PlatformScope, search: CatalogueSearch, run: Run): Promise<CatalogueAnswer> {
  const { upstream, store } = scope
  const { entity, text = '' } = search
  const missing = `index:${store.code}:${entity}`
  if (upstream.lacks?.has(missing)) return NOTHING_FOUND
  const found = new Set<string>()
  const prefix = `search:${store.code}:${entity}:`
  const isLacking = (lack: string) => found.has(lack) || upstream.lacks?.has(prefix + lack) === true
  for (let adaptations = 0; ; adaptations += 1) {
    try {
      return await run(adaptSearch(search, isLacking))
    } catch (error) {
      if (!(error instanceof UpstreamRefusal)) throw error
      if (error.reason === 'missingIndex' && OPTIONAL.has(entity)) {
        upstream.lacks?.note(missing)
        return NOTHING_FOUND
      }
      if (error.reason === 'value') return NOTHING_FOUND
      if (error.reason === 'window') throw beyondLastPage()
      if (error.reason !== 'query') throw error
      const lack = lackNamed(error.message)
      if (lack !== null && !isLacking(lack) && adaptations < ADAPTATIONS_MAX) {
        found.add(lack)
        upstream.lacks?.note(prefix + lack)
        continue
      }
      // A search text may make a query that the engine cannot run; every other query is the gateway's own.
      if (text !== '') return NOTHING_FOUND
      throw error
    }
  }
}

/** Missing feature: `category` is a plain object in the index, so that its entries cannot be matched separately. */
const NESTED = 'nested'
const SORT = 'sort:'
const COUNT = 'count:'

/** Replacement sort fields: reduced products first, if documents have no discount to sort by. */
const IN_PLACE_OF: Readonly<Record<string, SortField>> = {
  discount: { field: 'special_price', options: { order: 'desc', missing: '_last' } },
}

/** Returns which part of a search an engine's refusal names as unsupported; null for any other refusal. */
function lackNamed(message: string): string | null {
  if (/\[nested\]|nested object under path|nested_path|not of nested type/i.test(message)) return NESTED
  const unmapped = /No mapping found for \[([\w.]+)\] in order to sort/i.exec(message)?.[1]
  if (unmapped !== undefined) return SORT + unmapped
  const uncounted =
    /set fielddata=true on \[([\w.]+)\]|Fielddata is disabled on (?:text fields by default|\[([\w.]+)\])/i.exec(message)
  const field = uncounted?.[1] ?? uncounted?.[2]
  return field === undefined ? null : COUNT + field
}

/** Returns the search without parts that the index lacks; the same object if it lacks none. */
function adaptSearch(search: CatalogueSearch, isLacking: (lack: string) => boolean): CatalogueSearch {
  const { sort = [], available = [] } = search
  const adaptedSort = sort.flatMap((field) => sortedBy(field, isLacking))
  const counted = available.filter(({ field }) => !isLacking(COUNT + field) && !isLacking(`${COUNT}${field}_options`))
  const isSame = counted.length === available.length && adaptedSort.every((field, place) => field === sort[place])
  return isSame && adaptedSort.length === sort.length ? search : { ...search, sort: adaptedSort, available: counted }
}

function sortedBy(wanted: SortField, isLacking: (lack: string) => boolean): readonly SortField[] {
  const { field, options } = wanted
  if (isLacking(SORT + field) || isLacking(COUNT + field)) {
    const other = IN_PLACE_OF[field]
    return other === undefined ? [] : sortedBy(other, isLacking)
  }
  if (typeof options === 'string' || !('nested_path' in options) || !isLacking(NESTED)) return [wanted]
  const { nested_path: _path, nested_filter: _filter, ...plain } = options
  return [{ field, options: plain }]
}
