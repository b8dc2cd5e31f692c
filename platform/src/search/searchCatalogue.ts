import type { SearchRequest, SearchResult, SearchScope } from './searchRequest.ts'
import type { SearchFilter, SearchQuery } from '../catalogue/queries/searchQuery.ts'
import { lookUpDocuments } from './lookUpDocuments.ts'
import { searchIndex } from './searchIndex.ts'

/** Names one document, or a few: the database finds them by an index of its own. */
const NAMES: ReadonlySet<string> = new Set([
  'id',
  'sku',
  'url_path',
  'url_key',
  'slug',
  'identifier',
  'configurable_children.sku',
])

/**
 * Runs a search. Documents that are named, and the short lists of everything that is no product, are looked up in the
 * database; lists of products, counts and texts are answered by the index in memory.
 */
export async function searchCatalogue(scope: SearchScope, request: SearchRequest): Promise<SearchResult> {
  const { query, entity } = request
  const isPlain = query.text === '' && query.available.length === 0
  const isShort = entity !== 'product' || query.filters.some(isName)
  if (!isPlain || !isShort) return searchIndex(scope, request)
  if (entity === 'product' && isPriced(query)) await scope.indexes.settle(request.store)
  return lookUpDocuments(scope.db, request)
}

const PRICES: ReadonlySet<string> = new Set(['price', 'final_price', 'discount'])

function isPriced({ filters, sorts }: SearchQuery): boolean {
  return filters.some(({ attribute }) => PRICES.has(attribute)) || sorts.some(({ field }) => PRICES.has(field))
}

function isName({ attribute, alternative, condition }: SearchFilter): boolean {
  return NAMES.has(attribute) && !alternative && condition.kind === 'terms' && !condition.negated
}
