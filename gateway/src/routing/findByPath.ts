import { oneOf, searchCatalogue } from '../catalogue/catalogueClient.ts'
import { readSource } from '../catalogue/readValue.ts'
import type { GraphContext } from '../graph/context.ts'
import { hasStatus } from '../upstream/isUpstreamError.ts'
import { type MappedUrl, mapUrl } from './routingClient.ts'

/** Documents that are looked at for one path: engines that take a path for words find others beside it. */
const CANDIDATES = 5

/**
 * What a path leads to, by the platform's map, or by the catalogue where the map answers 500: one index that the platform
 * lacks, such as that of editors' pages, fails its map for every path. Throws when neither could be asked.
 */
export async function mapOrFind(
  context: GraphContext,
  path: string,
  fields: readonly string[] | null,
): Promise<MappedUrl | null> {
  try {
    return await mapUrl(context, path, fields)
  } catch (error) {
    if (!hasStatus(error, 500)) throw error
    return findByPath(context, path, fields)
  }
}

async function findByPath(
  context: GraphContext,
  path: string,
  fields: readonly string[] | null,
): Promise<MappedUrl | null> {
  const named = async (entity: 'product' | 'cms_page', field: string) => {
    const wanted = fields && [...fields, field]
    const search = { entity, filters: [oneOf(field, [path])], size: CANDIDATES, fields: wanted } as const
    const { sources } = await searchCatalogue(context, search)
    return sources.find((source) => readSource(source)[field] === path)
  }
  const product = await named('product', 'url_path')
  if (product !== undefined) return { kind: 'product', source: product }
  const category = (await context.loaders.categoryTree()).byPlatformPath.get(path)
  if (category) return { kind: 'category', source: { id: category.id } }
  const page = await named('cms_page', 'identifier')
  return page === undefined ? null : { kind: 'cms_page', source: page }
}
