import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { SEARCH_DEFAULT_SIZE, SEARCH_WINDOW_MAX } from '../limits.ts'
import { findStoreByIndex } from '../stores.ts'
import type { StoreDefinition } from '../stores.ts'
import type { SearchScope } from '../search/searchRequest.ts'
import type { SearchIndexes } from '../search/searchIndexes.ts'
import { searchCatalogue } from '../search/searchCatalogue.ts'
import { searchAnswer } from './queries/searchAnswer.ts'
import { parseSearchQuery } from './queries/searchQuery.ts'
import type { SearchQuery } from './queries/searchQuery.ts'
import { parseSourceFields } from './queries/sourceFields.ts'

const ENTITIES: readonly string[] = [
  'product',
  'category',
  'attribute',
  'taxrule',
  'review',
  'cms_page',
  'cms_block',
  'cms_hierarchy',
]
const URL_FORMAT = 'Please do use following URL format: /api/catalog/<index_name>/<entity>/_search'

const DESCRIPTION = `With \`request_format=search-query\`, the query is a JSON object in \`request\` (GET) or in the
body (POST):

- \`_appliedFilters\`: \`[{ attribute, value, scope }]\`. A hit meets all filters; of those with an \`or\` operator, at
  least one. Scope \`catalog\` also searches \`<attribute>_options\` of configurable products. One enabled variant must
  meet all filters of this scope and that on \`stock.is_in_stock\`. Counts follow the same rule.
- \`_availableFilters\`: \`[{ field, scope: "catalog", options: { size, ranges } }]\`. Returns counts in
  \`agg_terms_<field>\`, \`agg_terms_<field>_options\` and, for \`ranges\` \`[{ from, to }]\`, in \`agg_range_<field>\`
  (\`to\` is exclusive). \`price\` always returns ranges, \`agg_min_price\` and \`agg_max_price\`. \`discount\` is
  counted in steps of ten, rounded up. In a store that lends, \`credit_fee\`, the weekly payment with tax, is
  filtered, counted and sorted by the price in force.
- \`_appliedSort\`: \`[{ field, options }]\`. \`options\` is \`asc\`, \`desc\` or \`{ order }\`. \`category.position\`
  accepts \`{ order, mode: "min", nested_path: "category", nested_filter: { term: { "category.category_id": 20 } } }\`.
- \`_searchText\`: words. A hit matches three quarters of them, rounded down, by stem, synonym, prefix, or with at most
  two wrong letters. Hits with all words come first in every order. \`text_match\` returns the number of hits with all
  \`words\` in \`all\`, ignored words in \`without\`, and the values that words name in \`implied\`:
  \`[{ attribute, values }]\`.
- \`_searchType\`: \`words\`, or \`prefix\` if the last word may be incomplete (for suggestions).
- \`_countedHits\`: \`all\`, or \`all_words\` if the counts should cover the hits with all words only, as
  \`text_match.all\` does; all hits if there are none. \`agg_hits\` then returns the number of hits counted.

Answers have the page as \`start\` and \`perPage\`; with \`attribute_metadata=true\`, those for products have the
documents of the counted attributes in \`attribute_metadata\`.

\`size\` is 50 if it is missing or negative, \`from\` is 0. \`size=0\` returns only the total and the aggregations.`
const Params = Type.Object({ index: Type.String(), entity: Type.String() })
const Query = Type.Object({
  request: Type.Optional(Type.String({ description: 'GET only: the search query as JSON' })),
  request_format: Type.Optional(Type.String({ description: 'Must be `search-query`' })),
  response_format: Type.Optional(Type.String({ description: '`compact`; the standard format by default' })),
  size: Type.Optional(Type.Integer()),
  from: Type.Optional(Type.Integer()),
  sort: Type.Optional(Type.String({ description: 'field:asc or field:desc, comma-separated' })),
  attribute_metadata: Type.Optional(Type.Boolean({ description: 'adds the attributes of `_availableFilters`' })),
  q: Type.Optional(Type.String()),
  _source_include: Type.Optional(Type.String()),
  _source_exclude: Type.Optional(Type.String()),
})
type SearchParameters = Type.Static<typeof Query>

/** The requested page; a missing or negative offset means the beginning, a missing or negative size the default. */
function pageOf({ size = -1, from = 0 }: Pick<SearchParameters, 'size' | 'from'>) {
  return { size: size < 0 ? SEARCH_DEFAULT_SIZE : size, from: Math.max(0, from) }
}

/** `GET|POST /api/catalog/{index}/{entity}/_search`: the one read of products, categories, attributes, pages. */
export function registerCatalogueRoutes(app: App, db: Kysely<Schema>, indexes: SearchIndexes): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/api/catalog/:index/:entity/_search',
    schema: {
      tags: ['catalogue'],
      summary: 'Search documents',
      description: DESCRIPTION,
      params: Params,
      querystring: Query,
    },
    handler: async (request, reply) => {
      const store = readStore(request.params.index, request.params.entity)
      const query = readQuery(request.query, request.method === 'GET' ? readJson(request.query.request) : request.body)
      const { size, from } = pageOf(request.query)
      if (size + from > SEARCH_WINDOW_MAX)
        throw new PlatformError(400, `from + size must be at most ${SEARCH_WINDOW_MAX}`)
      const fields = parseSourceFields(request.query._source_include, request.query._source_exclude)
      const startedAt = performance.now()
      const result = await searchCatalogue(
        { db, indexes },
        { store, entity: request.params.entity, query, size, from, fields },
      )
      const isDescribed = request.query.attribute_metadata === true && request.params.entity === 'product'
      const attributes = isDescribed ? await countedAttributes({ db, indexes }, store, query) : null
      const isCompact = request.query.response_format === 'compact'
      const took = Math.round(performance.now() - startedAt)
      reply.type('application/json; charset=utf-8')
      return reply.send(
        searchAnswer(result, {
          entity: request.params.entity,
          index: store.index,
          isCompact,
          fields,
          took,
          from,
          size,
          attributes,
        }),
      )
    },
  })
  app.all('/api/catalog/*', { schema: { hide: true } }, async () => {
    throw new PlatformError(404, URL_FORMAT)
  })
}

/** Reads the documents of the attributes that a query counts. */
async function countedAttributes(scope: SearchScope, store: StoreDefinition, { available }: SearchQuery) {
  if (available.length === 0) return []
  const codes = available.map(({ field }) => field)
  const query = parseSearchQuery({ _appliedFilters: [{ attribute: 'attribute_code', value: { in: codes } }] })
  const { hits } = await searchCatalogue(scope, {
    store,
    entity: 'attribute',
    query,
    size: codes.length,
    from: 0,
    fields: parseSourceFields('', ''),
  })
  return hits
}

function readStore(index: string, entity: string): StoreDefinition {
  const store = findStoreByIndex(index)
  if (store === null) throw new PlatformError(404, `Invalid / inaccessible index name given in the URL. ${URL_FORMAT}`)
  if (!ENTITIES.includes(entity))
    throw new PlatformError(404, `Unknown entity "${entity}". Known: ${ENTITIES.join(', ')}`)
  return store
}

function readQuery(parameters: SearchParameters, body: unknown): SearchQuery {
  if (body !== undefined && body !== null && parameters.request_format !== 'search-query') {
    throw new PlatformError(
      400,
      'Only request_format=search-query is accepted: a body of _appliedFilters, _availableFilters, _appliedSort and _searchText',
    )
  }
  const query = parseSearchQuery(body ?? {})
  const sorts = (parameters.sort ?? '')
    .split(',')
    .filter(Boolean)
    .map((sort) => {
      const [field = '', direction] = sort.split(':')
      return { field, descending: direction === 'desc', position: { categoryId: null, mode: 'min' as const } }
    })
  return { ...query, sorts: query.sorts.length > 0 ? query.sorts : sorts, text: query.text || (parameters.q ?? '') }
}

function readJson(text: string | undefined): unknown {
  if (text === undefined || text === '') return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new PlatformError(400, error instanceof Error ? error.message : 'The request is not JSON')
  }
}
