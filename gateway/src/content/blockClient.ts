import { oneOf, searchCatalogue } from '../catalogue/catalogueClient.ts'
import type { PlatformScope } from '../app/requestScope.ts'
import { HTML_CHARACTERS_MAX, PATH_CHARACTERS_MAX } from '../catalogue/limits.ts'
import { readSource, readText } from '../parse/readValue.ts'
import { hasStatus } from '../errors/isUpstreamError.ts'
import { isShownIn } from './contentClient.ts'
import { CMS_CANDIDATES_MAX, CMS_DOCUMENTS_MAX } from './limits.ts'
import type { CmsBlockMapper } from './mappers.ts'

/** Reads the editors' block of an identifier; null if unknown, inactive or not for this store. */
export async function readCmsBlock(scope: PlatformScope, identifier: string): Promise<CmsBlockMapper | null> {
  return (await readNamedBlocks(scope, [identifier]))[0] ?? null
}

/** Reads the store's blocks of these identifiers, in their order, each once. */
export async function readNamedBlocks(
  scope: PlatformScope,
  identifiers: readonly string[],
): Promise<readonly CmsBlockMapper[]> {
  const names = [...new Set(identifiers)].filter((name) => name.length <= PATH_CHARACTERS_MAX)
  if (names.length === 0) return []
  const size = Math.min(names.length * CMS_CANDIDATES_MAX, CMS_DOCUMENTS_MAX)
  const blocks = await search(scope, [oneOf('identifier', names)], size)
  return names.flatMap((name) => blocks.find(({ identifier }) => identifier === name) ?? [])
}

/** Reads all blocks of the store by identifier, in one call, since they are few. */
export async function listCmsBlocks(scope: PlatformScope): Promise<readonly CmsBlockMapper[]> {
  const blocks = await search(scope, [], CMS_DOCUMENTS_MAX)
  const byName = new Map(blocks.toReversed().map((block) => [block.identifier, block]))
  return [...byName.values()].toSorted((a, b) => (a.identifier < b.identifier ? -1 : 1))
}

async function search(
  scope: PlatformScope,
  filters: Parameters<typeof searchCatalogue>[1]['filters'],
  size: number,
): Promise<readonly CmsBlockMapper[]> {
  try {
    const { sources } = await searchCatalogue(scope, { entity: 'cms_block', filters, size, fields: null })
    return sources.flatMap((source) => decodeBlock(source, scope.store) ?? [])
  } catch (error) {
    // Every page reads the footer's block: a platform without any blocks must not fail the page.
    if (hasStatus(error, 404)) return []
    throw error
  }
}

function decodeBlock(source: unknown, { code, platformId }: PlatformScope['store']): CmsBlockMapper | null {
  const block = readSource(source)
  const identifier = readText(block.identifier)
  if (identifier === null || !isShownIn(block, platformId)) return null
  return {
    __typename: 'CmsBlock',
    storeCode: code,
    identifier,
    title: readText(block.title) ?? identifier,
    contentHtml: readText(block.content, HTML_CHARACTERS_MAX) ?? '',
  }
}
