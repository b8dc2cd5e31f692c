import type { CatalogueSearch, SortField } from './catalogueSearch.ts'

/** Missing feature: `category` is a plain object in the index, so that its entries cannot be matched separately. */
const NESTED = 'nested'
const SORT = 'sort:'
const COUNT = 'count:'

/** Replacement sort fields: reduced products first, if documents have no discount to sort by. */
const IN_PLACE_OF: Readonly<Record<string, SortField>> = {
  discount: { field: 'special_price', options: { order: 'desc', missing: '_last' } },
}

/** Returns which part of a search an engine's refusal names as unsupported; null for any other refusal. */
export function lackNamed(message: string): string | null {
  if (/\[nested\]|nested object under path|nested_path|not of nested type/i.test(message)) return NESTED
  const unmapped = /No mapping found for \[([\w.]+)\] in order to sort/i.exec(message)?.[1]
  if (unmapped !== undefined) return SORT + unmapped
  const uncounted =
    /set fielddata=true on \[([\w.]+)\]|Fielddata is disabled on (?:text fields by default|\[([\w.]+)\])/i.exec(message)
  const field = uncounted?.[1] ?? uncounted?.[2]
  return field === undefined ? null : COUNT + field
}

/** Returns the search without parts that the index lacks; the same object if it lacks none. */
export function adaptSearch(search: CatalogueSearch, isLacking: (lack: string) => boolean): CatalogueSearch {
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
