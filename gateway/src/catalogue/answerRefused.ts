import { GatewayError } from '../errors/gatewayError.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import type { CatalogueAnswer, CatalogueSearch } from './catalogueSearch.ts'
import type { PlatformScope } from '../app/requestScope.ts'
import { adaptSearch, lackNamed } from './searchLacks.ts'

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
      if (error.reason === 'window')
        throw new GatewayError('BAD_USER_INPUT', 'The page lies beyond the last one that can be read.')
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
