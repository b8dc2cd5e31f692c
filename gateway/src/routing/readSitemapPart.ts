import { encodePart } from '@hogar/schema/routing/encodePath.ts'
import type { AppliedFilter } from '../catalogue/catalogueSearch.ts'
import { searchProducts } from '../catalogue/products/productClient.ts'
import { SHOWN } from '../catalogue/products/productVisibility.ts'
import { readText } from '../parse/readValue.ts'
import { BASE_FIELDS } from '../catalogue/products/sourceFields.ts'
import { BLOG_PATH, blogCategoryPath, blogPostPath } from '../blog/blogPaths.ts'
import { readEditorialEntries } from './readEditorialEntries.ts'
import { listCmsPages } from '../content/contentClient.ts'
import type { GraphContext } from '../app/context.ts'
import { GatewayError } from '../errors/gatewayError.ts'
import { SITEMAP_CACHE_MS, SITEMAP_PARTS_MAX, SITEMAP_PART_IDS } from './limits.ts'
import type { SitemapEntryMapper } from './mappers.ts'
import { parsePlatformTime } from '../parse/parsePlatformTime.ts'

type SitemapPart = Readonly<{ entries: SitemapEntryMapper[]; lastPart: number }>

/**
 * Reads one part of a store's addresses. Products are divided by number, not by position: a part stays the same when
 * others are added or removed, and the last one costs no more than the first.
 */
export async function readSitemapPart(context: GraphContext, part: number): Promise<SitemapPart | null> {
  if (part < 0 || part > SITEMAP_PARTS_MAX) {
    throw new GatewayError('BAD_USER_INPUT', `\`part\` must be from 0 to ${SITEMAP_PARTS_MAX}.`)
  }
  const lastPart = await readLastPart(context)
  if (part > lastPart) return null
  return { entries: part === 0 ? await readShelvesAndPages(context) : await readProductsOf(context, part), lastPart }
}

/** Returns the number of the last part, which follows from the highest product number. */
async function readLastPart(context: GraphContext): Promise<number> {
  const { products } = await searchProducts(context, {
    filters: [SHOWN],
    sort: [{ field: 'id', options: 'desc' }],
    size: 1,
    fields: [...BASE_FIELDS],
    cacheMs: SITEMAP_CACHE_MS,
  })
  const highest = products[0]?.id
  return typeof highest === 'number' ? Math.floor(highest / SITEMAP_PART_IDS) + 1 : 0
}

async function readProductsOf(context: GraphContext, part: number): Promise<SitemapEntryMapper[]> {
  const from = (part - 1) * SITEMAP_PART_IDS
  const numbers: AppliedFilter = {
    attribute: 'id',
    value: { gte: from, lte: from + SITEMAP_PART_IDS - 1 },
    scope: 'default',
  }
  const { products } = await searchProducts(context, {
    filters: [SHOWN, numbers],
    size: SITEMAP_PART_IDS,
    fields: [...BASE_FIELDS, 'url_path', 'url_key', 'slug', 'name', 'updated_at'],
    cacheMs: SITEMAP_CACHE_MS,
  })
  return products.map(({ sku, urlPath, values }) => ({
    kind: 'product',
    key: sku,
    path: `/${urlPath}`,
    updatedAt: parsePlatformTime(readText(values.updated_at)),
  }))
}

/** Editors' pages that the storefront has at a path of its own. */
const PAGES_AT_ROOT: ReadonlySet<string> = new Set(['prestamo-personal', 'credilana'])

/** Reads categories, pages, the blog, series and rooms. A category with a link elsewhere has no page. */
async function readShelvesAndPages(context: GraphContext): Promise<SitemapEntryMapper[]> {
  const [{ byId }, pages, blog, editorial] = await Promise.all([
    context.loaders.categoryTree(),
    listCmsPages(context, SITEMAP_CACHE_MS),
    readBlogEntries(context),
    readEditorialEntries(context),
  ])
  const shelves = [...byId.values()].filter(({ urlLink }) => urlLink === null)
  return [
    ...shelves.map(({ id, parent, urlPath }) => ({
      kind: 'category' as const,
      key: String(id),
      path: parent === null ? '/' : `/${urlPath}`,
      updatedAt: null,
    })),
    ...pages.map(({ identifier, documentId, updatedAt }) => ({
      kind: 'cmsPage' as const,
      key: identifier,
      documentId,
      path: PAGES_AT_ROOT.has(identifier) ? `/${identifier}` : `/i/${encodePart(identifier)}`,
      updatedAt: parsePlatformTime(updatedAt),
    })),
    ...blog,
    ...editorial,
  ]
}

/** Reads the blog's pages: the list, changed with its newest post, categories with posts, and posts. None without posts. */
async function readBlogEntries({ loaders: { blog } }: GraphContext): Promise<readonly SitemapEntryMapper[]> {
  const [posts, categories] = await Promise.all([blog.posts(), blog.categories()])
  const [newest] = posts
  if (newest === undefined) return []
  return [
    { kind: 'blog', key: '', path: BLOG_PATH, updatedAt: newest.updatedAt ?? newest.publishedAt },
    ...categories
      .filter(({ postCount }) => postCount > 0)
      .map(({ categoryId }) => ({
        kind: 'blogCategory' as const,
        key: String(categoryId),
        path: blogCategoryPath(categoryId),
        updatedAt: posts.find(({ categoryIds }) => categoryIds.includes(categoryId))?.publishedAt ?? null,
      })),
    ...posts.map(({ postId, updatedAt, publishedAt }) => ({
      kind: 'blogPost' as const,
      key: String(postId),
      path: blogPostPath(postId),
      updatedAt: updatedAt ?? publishedAt,
    })),
  ]
}
