import { constantSearch, oneOf, searchCatalogue } from '../catalogueClient.ts'
import type { PlatformScope } from '../../app/requestScope.ts'
import { type CategoryDocument, type CategoryTree, buildCategoryTree } from './categoryTree.ts'
import { picturePath } from '../products/decodeMedia.ts'
import {
  CATEGORIES_MAX,
  HTML_CHARACTERS_MAX,
  PATH_CHARACTERS_MAX,
  ROOT_CATEGORY_ID,
  SLOW_DATA_CACHE_MS,
} from '../limits.ts'
import { readCount, readFlag, readNumber, readPath, readSource, readText } from '../../parse/readValue.ts'
import { STALE_TEXTS_MAX_MS } from '../../rest/limits.ts'
import { slugify } from '../slugify.ts'

/** Fields to read, without `children_data`: there every document repeats its whole subtree. */
const FIELDS = [
  'id',
  'parent_id',
  'name',
  'is_active',
  'slug',
  'url_key',
  'url_path',
  'level',
  'position',
  'product_count',
  'is_link',
  'link',
  'url_link',
  'description',
  'meta_title',
  'meta_description',
  'meta_keywords',
  'sku',
  'icon',
  'image',
  'banner',
  'open_in_other_window',
]

/** Cached trees, one per reply: many requests share a reply. */
const planted = new WeakMap<readonly unknown[], CategoryTree>()

const searchActive = constantSearch({
  entity: 'category',
  filters: [oneOf('is_active', [true])],
  sort: [{ field: 'position', options: 'asc' }],
  size: CATEGORIES_MAX,
  fields: FIELDS,
  cacheMs: SLOW_DATA_CACHE_MS,
  staleMs: STALE_TEXTS_MAX_MS,
})

/** Reads all active categories of the store as a tree, in one call. */
export async function readCategoryTree(scope: PlatformScope): Promise<CategoryTree> {
  const { sources } = await searchActive(scope)
  const known = planted.get(sources)
  if (known) return known
  const tree = buildCategoryTree(sources.flatMap(decodeCategory), scope.store.code)
  planted.set(sources, tree)
  return tree
}

export type TextSearch = Readonly<{ text: string; isUnfinished: boolean; size: number; cacheMs: number }>

/** Returns the numbers of active categories with products whose name matches, best match first. */
export async function findCategoriesByText(scope: PlatformScope, search: TextSearch): Promise<readonly number[]> {
  const filters = [
    oneOf('is_active', [true]),
    { attribute: 'product_count', value: { gt: 0 }, scope: 'default' } as const,
  ]
  const { sources } = await searchCatalogue(scope, { entity: 'category', filters, ...search, fields: ['id'] })
  return sources.flatMap((source) => readCount(readSource(source).id) ?? [])
}

/** Decodes a category; empty for one that has no number, is disabled, or is internal to the platform. */
export function decodeCategory(source: unknown): CategoryDocument[] {
  const document = readSource(source)
  const id = readCount(document.id)
  if (id === null || id < ROOT_CATEGORY_ID || readFlag(document.is_active) === false) return []
  const name = readText(document.name) ?? String(id)
  const urlKey = readText(document.url_key)
  const slug = readText(document.slug) ?? urlKey ?? slugify(`${name}-${id}`)
  const isLink = readFlag(document.is_link) !== false
  return [
    {
      id,
      parentId: readCount(document.parent_id),
      name,
      slug,
      urlKey,
      platformPath: readPath(document.url_path),
      level: readCount(document.level) ?? 1,
      position: readNumber(document.position) ?? 0,
      productCount: readCount(document.product_count) ?? 0,
      urlLink:
        readText(document.link, PATH_CHARACTERS_MAX) ??
        (isLink ? readText(document.url_link, PATH_CHARACTERS_MAX) : null),
      descriptionHtml: readText(document.description, HTML_CHARACTERS_MAX),
      metaTitle: readText(document.meta_title),
      metaDescription: readText(document.meta_description, PATH_CHARACTERS_MAX),
      metaKeywords: readText(document.meta_keywords, PATH_CHARACTERS_MAX),
      categorySku: readText(document.sku),
      icon: picturePath(document.icon),
      image: picturePath(document.image),
      banner: picturePath(document.banner),
      opensInNewWindow: readFlag(document.open_in_other_window) === true,
    },
  ]
}
