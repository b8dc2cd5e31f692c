import { type PlatformScope, oneOf, searchCatalogue } from '../catalogue/catalogueClient.ts'
import { HTML_CHARACTERS_MAX, PATH_CHARACTERS_MAX } from '../catalogue/limits.ts'
import { readFlag, readSource, readText } from '../catalogue/readValue.ts'
import { CMS_CANDIDATES_MAX, CMS_DOCUMENTS_MAX } from './limits.ts'
import type { CmsPageMapper } from './mappers.ts'

const ALL_STORES = 0

/** The editors' page of an identifier; null when it is unknown, inactive or not for this store. */
export async function readCmsPage(scope: PlatformScope, identifier: string): Promise<CmsPageMapper | null> {
  if (identifier.length > PATH_CHARACTERS_MAX) return null
  const { sources } = await searchCatalogue(scope, {
    entity: 'cms_page',
    filters: [oneOf('identifier', [identifier])],
    size: CMS_CANDIDATES_MAX,
    fields: null,
  })
  const pages = sources.flatMap((source) => decodeCmsPage(source, scope.store) ?? [])
  return pages.find((page) => page.identifier === identifier) ?? null
}

/** Which of these pages the store has. */
export async function listCmsIdentifiers(
  scope: PlatformScope,
  identifiers: readonly string[],
  cacheMs: number,
): Promise<readonly string[]> {
  const { sources } = await searchCatalogue(scope, {
    entity: 'cms_page',
    filters: [oneOf('identifier', identifiers)],
    size: identifiers.length * CMS_CANDIDATES_MAX,
    fields: ['identifier', 'store_id', 'active', 'is_active'],
    cacheMs,
  })
  return sources.flatMap((source) => decodeCmsPage(source, scope.store)?.identifier ?? [])
}

/** The editors' pages of a store, and when each was last changed, as the platform spells it. */
export async function listCmsPages(
  scope: PlatformScope,
  cacheMs: number,
): Promise<readonly Readonly<{ identifier: string; updatedAt: string | null }>[]> {
  const fields = ['identifier', 'store_id', 'active', 'is_active', 'update_time']
  const search = { entity: 'cms_page', filters: [], size: CMS_DOCUMENTS_MAX, fields, cacheMs } as const
  const { sources } = await searchCatalogue(scope, search)
  return sources.flatMap((source) => {
    const page = decodeCmsPage(source, scope.store)
    return page ? [{ identifier: page.identifier, updatedAt: readText(readSource(source).update_time) }] : []
  })
}

/** A page document; null when it is inactive, not for this store, or has no identifier. */
export function decodeCmsPage(source: unknown, { code, platformId }: PlatformScope['store']): CmsPageMapper | null {
  const page = readSource(source)
  const identifier = readText(page.identifier)
  if (identifier === null || !isShownIn(page, platformId)) return null
  return {
    __typename: 'CmsPage',
    storeCode: code,
    identifier,
    title: readText(page.title) ?? identifier,
    heading: readText(page.content_heading),
    contentHtml: readText(page.content, HTML_CHARACTERS_MAX) ?? '',
    metaDescription: readText(page.meta_description, PATH_CHARACTERS_MAX),
  }
}

/** Whether a document of the editors' is switched on, for this store or for all. */
export function isShownIn(document: ReturnType<typeof readSource>, platformId: number): boolean {
  const stores = Array.isArray(document.store_id) ? document.store_id.map(Number) : [ALL_STORES]
  const isHere = stores.length === 0 || stores.includes(ALL_STORES) || stores.includes(platformId)
  return isHere && readFlag(document.active) !== false && readFlag(document.is_active) !== false
}
