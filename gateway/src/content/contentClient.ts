import { oneOf, searchCatalogue } from '../catalogue/catalogueClient.ts'
import type { PlatformScope } from '../app/requestScope.ts'
import { HTML_CHARACTERS_MAX, PATH_CHARACTERS_MAX } from '../catalogue/limits.ts'
import { instant } from '../parse/instant.ts'
import { readFlag, readNumber, readSource, readText } from '../parse/readValue.ts'
import { mapUrl } from '../routing/routingClient.ts'
import { CMS_CANDIDATES_MAX, CMS_DOCUMENTS_MAX } from './limits.ts'
import { decodeJobs } from './decodeJobs.ts'
import type { CmsPageMapper } from './mappers.ts'

const ALL_STORES = 0
/** Path prefix of pages in addresses. */
const PAGES = 'i/'
const MOVED_FOR_GOOD = 301

/** Reads the editors' page of an identifier; null if unknown, inactive or not for this store. */
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

/**
 * Reads the editors' page of an identifier, or the target of a permanent redirect from its address: renamed pages, and
 * pages with another name in another language, have redirects.
 */
export async function readNamedCmsPage(scope: PlatformScope, identifier: string): Promise<CmsPageMapper | null> {
  const page = await readCmsPage(scope, identifier)
  // No address holds a control character, and a database refuses to look for one.
  if (page !== null || identifier.length > PATH_CHARACTERS_MAX || /\p{Cc}/u.test(identifier)) return page
  const mapped = await mapUrl(scope, `${PAGES}${identifier}`, null)
  if (mapped?.kind !== 'redirect' || mapped.status !== MOVED_FOR_GOOD) return null
  const target = mapped.target.replace(/^\/+/, '')
  return target.startsWith(PAGES) ? readCmsPage(scope, target.slice(PAGES.length)) : null
}

type PageName = Readonly<{ identifier: string; documentId: number | null }>

/** Reads the store's pages with one of the identifiers or numbers. */
export async function listCmsPageNames(
  scope: PlatformScope,
  { identifiers, ids }: Readonly<{ identifiers: readonly string[]; ids: readonly number[] }>,
  cacheMs: number,
): Promise<readonly PageName[]> {
  const fields = ['id', 'identifier', 'store_id', 'active', 'is_active']
  const search = async (filter: ReturnType<typeof oneOf>, count: number) => {
    if (count === 0) return []
    const size = count * CMS_CANDIDATES_MAX
    const { sources } = await searchCatalogue(scope, { entity: 'cms_page', filters: [filter], size, fields, cacheMs })
    return sources.flatMap((source) => decodeCmsPage(source, scope.store) ?? [])
  }
  const byName = await search(oneOf('identifier', identifiers), identifiers.length)
  const known = new Set(byName.map(({ identifier }) => identifier))
  // Only for an unknown name: it may be another one in this store's language.
  const missing = identifiers.every((identifier) => known.has(identifier)) ? [] : ids
  return [...byName, ...(await search(oneOf('id', missing.map(String)), missing.length))]
}

/** Reads the editors' pages of a store, each with the platform's text of its last change. */
export async function listCmsPages(
  scope: PlatformScope,
  cacheMs: number,
): Promise<readonly (PageName & Readonly<{ updatedAt: string | null }>)[]> {
  const fields = ['id', 'identifier', 'store_id', 'active', 'is_active', 'update_time']
  const search = { entity: 'cms_page', filters: [], size: CMS_DOCUMENTS_MAX, fields, cacheMs } as const
  const { sources } = await searchCatalogue(scope, search)
  return sources.flatMap((source) => {
    const page = decodeCmsPage(source, scope.store)
    return page
      ? [
          {
            identifier: page.identifier,
            documentId: page.documentId,
            updatedAt: readText(readSource(source).update_time),
          },
        ]
      : []
  })
}

/** Decodes a page; null if it is inactive, not for this store, or has no identifier. */
export function decodeCmsPage(source: unknown, { code, platformId }: PlatformScope['store']): CmsPageMapper | null {
  const page = readSource(source)
  const identifier = readText(page.identifier)
  if (identifier === null || !isShownIn(page, platformId)) return null
  return {
    __typename: 'CmsPage',
    storeCode: code,
    identifier,
    documentId: readNumber(page.id),
    title: readText(page.title) ?? identifier,
    heading: readText(page.content_heading),
    contentHtml: readText(page.content, HTML_CHARACTERS_MAX) ?? '',
    metaDescription: readText(page.meta_description, PATH_CHARACTERS_MAX),
    jobs: decodeJobs(page.job_postings),
    updatedAt: instant(readText(page.update_time)),
  }
}

/** Returns true if an editors' document is enabled for this store or for all stores. */
export function isShownIn(document: ReturnType<typeof readSource>, platformId: number): boolean {
  const stores = Array.isArray(document.store_id) ? document.store_id.map(Number) : [ALL_STORES]
  const isHere = stores.length === 0 || stores.includes(ALL_STORES) || stores.includes(platformId)
  return isHere && readFlag(document.active) !== false && readFlag(document.is_active) !== false
}
