import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { SEARCH_DEFAULT_SIZE, SEARCH_WINDOW_MAX } from '../limits.ts'
import { findStoreByIndex } from '../stores.ts'
import type { StoreDefinition } from '../stores.ts'
import type { SearchIndexes } from '../search/searchIndexes.ts'
import { searchCatalogue } from '../search/searchCatalogue.ts'
import { searchAnswer } from './searchAnswer.ts'
import { parseSearchQuery } from './searchQuery.ts'
import type { SearchQuery } from './searchQuery.ts'
import { parseSourceFields } from './sourceFields.ts'

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

const DESCRIPTION = `With \`request_format=search-query\` the query is the JSON of \`request\` (GET) or of the body (POST):

- \`_appliedFilters\`: \`{ attribute, value, scope }\`; all hold. Scope \`catalog\` looks at \`<attribute>_options\` of configurables too.
- \`_availableFilters\`: \`{ field, scope: "catalog", options: { size, ranges } }\`; answered as \`agg_terms_<field>\`,
  \`agg_terms_<field>_options\` and, with ranges \`[{ from, to }]\`, \`agg_range_<field>\` (from counts, to does not).
  \`price\` has ranges always, and \`agg_min_price\`, \`agg_max_price\`; \`discount\` is counted in tens, rounded up.
- \`_appliedSort\`: \`{ field, options }\`, options being \`asc\`, \`desc\` or \`{ order }\`. \`category.position\` takes
  \`{ order, mode: "min", nested_path: "category", nested_filter: { term: { "category.category_id": 20 } } }\`.
- \`_searchText\`: words; three quarters have to match, by stem, synonym, beginning or with two letters wrong.
- \`_searchType\`: \`words\`, or \`prefix\` while the last word is still being typed (for suggestions).

\`size\` is 50 where it is left out or below nothing, \`from\` is 0; \`size=0\` answers the total and the aggregations alone.`
const Params = Type.Object({ index: Type.String(), entity: Type.String() })
const Query = Type.Object({
  request: Type.Optional(Type.String({ description: 'GET only: the search query as JSON' })),
  request_format: Type.Optional(Type.String({ description: 'Must be search-query' })),
  response_format: Type.Optional(Type.String({ description: 'compact, or nothing for the standard format' })),
  size: Type.Optional(Type.Integer()),
  from: Type.Optional(Type.Integer()),
  sort: Type.Optional(Type.String({ description: 'field:asc or field:desc, comma-separated' })),
  q: Type.Optional(Type.String()),
  _source_include: Type.Optional(Type.String()),
  _source_exclude: Type.Optional(Type.String()),
})
type SearchParameters = Type.Static<typeof Query>

/** The page that is asked for: what is left out or below nothing is the beginning, and as many as by default. */
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
      const isCompact = request.query.response_format === 'compact'
      const took = Math.round(performance.now() - startedAt)
      reply.type('application/json; charset=utf-8')
      return reply.send(
        searchAnswer(result, { entity: request.params.entity, index: store.index, isCompact, fields, took }),
      )
    },
  })
  app.all('/api/catalog/*', { schema: { hide: true } }, async () => {
    throw new PlatformError(404, URL_FORMAT)
  })
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
