import { HTML_CHARACTERS_MAX, PATH_CHARACTERS_MAX } from '../catalogue/limits.ts'
import { parsePlatformTime } from '../parse/parsePlatformTime.ts'
import { readCount, readFlag, readIds, readSource, readSources, readText } from '../parse/readValue.ts'
import {
  BLOG_CATEGORIES_MAX,
  BLOG_PAGE_SIZE_MAX,
  BLOG_PRODUCTS_MAX,
  BLOG_SUMMARY_CHARACTERS_MAX,
  BLOG_TAGS_MAX,
} from './limits.ts'
import type { BlogCategoryMapper, BlogPostMapper } from './mappers.ts'

/** One page of a list of posts, as the platform returned it, with posts that are not shown. */
export type PostPage = Readonly<{
  posts: readonly (BlogPostMapper | null)[]
  total: number
  nextPublishAt: Date | null
}>

/** Decodes a page of posts; null for what is no list. An unreadable post is null, in its place. */
export function decodePostPage(result: unknown, storeCode: string): PostPage | null {
  const { items, total, next_publish: next } = readSource(result)
  const totalCount = readCount(total)
  if (!Array.isArray(items) || totalCount === null) return null
  const posts = items.slice(0, BLOG_PAGE_SIZE_MAX).map((item) => decodePost(item, storeCode))
  return { posts, total: totalCount, nextPublishAt: parsePlatformTime(readText(next)) }
}

/** Decodes a post; null without a number, a title or a publish date. */
export function decodePost(value: unknown, storeCode: string): BlogPostMapper | null {
  const source = readSource(value)
  const postId = readCount(source.id)
  const title = readText(source.title, BLOG_SUMMARY_CHARACTERS_MAX)
  const publishedAt = parsePlatformTime(readText(source.publish_date))
  if (postId === null || title === null || publishedAt === null) return null
  const author = readSource(source.author)
  const name = readText(author.name)
  const path = readText(source.image, PATH_CHARACTERS_MAX)
  return {
    __typename: 'BlogPost',
    storeCode,
    postId,
    isEnabled: readFlag(source.enabled) === true,
    storeIds: readIds(source.store_ids, BLOG_CATEGORIES_MAX),
    publishedAt,
    updatedAt: parsePlatformTime(readText(source.updated_at)),
    title,
    summary: readText(source.short_content, BLOG_SUMMARY_CHARACTERS_MAX),
    contentHtml: readText(source.content, HTML_CHARACTERS_MAX),
    words: readCount(source.words),
    picture: path === null ? null : { path, alt: readText(source.image_alt) ?? title },
    author: name === null ? null : { name, role: readText(author.role) },
    categoryIds: readIds(source.category_ids, BLOG_CATEGORIES_MAX),
    tags: readTexts(source.tags, BLOG_TAGS_MAX),
    skus: readTexts(source.related_skus, BLOG_PRODUCTS_MAX),
    metaDescription: readText(source.meta_description, BLOG_SUMMARY_CHARACTERS_MAX),
  }
}

/** Decodes the categories in the platform's order; null for what is no list. */
export function decodeCategories(result: unknown, storeCode: string): readonly BlogCategoryMapper[] | null {
  if (!Array.isArray(result)) return null
  return readSources(result, BLOG_CATEGORIES_MAX).flatMap((source) => {
    const categoryId = readCount(source.id)
    const name = readText(source.name)
    if (categoryId === null || name === null) return []
    return [
      {
        __typename: 'BlogCategory' as const,
        storeCode,
        categoryId,
        isEnabled: readFlag(source.enabled) === true,
        storeIds: readIds(source.store_ids, BLOG_CATEGORIES_MAX),
        name,
        description: readText(source.description, BLOG_SUMMARY_CHARACTERS_MAX),
        postCount: readCount(source.post_count) ?? 0,
      },
    ]
  })
}

function readTexts(value: unknown, max: number): readonly string[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  return items.slice(0, max).flatMap((item) => readText(item) ?? [])
}
