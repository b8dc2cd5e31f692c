import { oneOf, searchCatalogue } from '../catalogue/catalogueClient.ts'
import { readSource } from '../parse/readValue.ts'
import type { GraphContext } from '../app/context.ts'
import { hasStatus } from '../errors/isUpstreamError.ts'
import { type MappedUrl, mapUrl } from './routingClient.ts'

/** Maximum documents that are compared with one path: engines that split it into words return others too. */
const CANDIDATES = 5

/**
 * Maps a path by the platform's URL map, or by the catalogue if the map replies 500: a missing index, such as that of
 * editors' pages, makes it fail for every path. Throws if both fail.
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
