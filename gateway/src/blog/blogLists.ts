import { type ConnectionArguments, listName, type PageWindow, pageRequest, tailWindow } from '../graph/connection.ts'
import { type BlogScope, readPostPage } from './blogClient.ts'
import { BLOG_PAGE_SIZE_MAX, BLOG_POSTS_MAX } from './limits.ts'
import type { BlogPostConnectionMapper, BlogPostMapper } from './mappers.ts'

type AskedList = Readonly<{
  categoryId: number | null
  hasContent: boolean
  /** True if the number of words of each post is needed. */
  countsWords?: boolean
}>

/** Reads a window of the posts of a category, or of all, newest first. Throws BAD_USER_INPUT for invalid arguments. */
export async function readPosts(
  scope: BlogScope,
  list: AskedList,
  given: ConnectionArguments,
): Promise<BlogPostConnectionMapper> {
  const page = await readPage(scope, list, given)
  const isUncounted = page.items.some(({ post }) => post.words === null && post.contentHtml === null)
  // Of a platform that counts no words, all texts in one call, not one for each post.
  return list.countsWords === true && isUncounted ? readPage(scope, { ...list, hasContent: true }, given) : page
}

async function readPage(
  scope: BlogScope,
  list: AskedList,
  given: ConnectionArguments,
): Promise<BlogPostConnectionMapper> {
  const request = pageRequest(given, listName('posts', scope.store.code, list.categoryId))
  if (request.kind === 'window') return readWindow(scope, list, request)
  const { totalCount } = await readWindow(scope, list, { ...request, offset: 0, size: 1 })
  return readWindow(scope, list, tailWindow(request, Math.min(totalCount, BLOG_POSTS_MAX)))
}

/** Reads all posts of the store without their content, newest first. */
export async function readAllPosts(scope: BlogScope): Promise<readonly BlogPostMapper[]> {
  const asked = { categoryId: null, hasContent: false, pageSize: BLOG_PAGE_SIZE_MAX }
  const all: BlogPostMapper[] = []
  for (let page = 1; page <= BLOG_POSTS_MAX / BLOG_PAGE_SIZE_MAX; page += 1) {
    const { posts, total } = await readPostPage(scope, { ...asked, page })
    all.push(...posts.flatMap((post) => post ?? []))
    if (page * BLOG_PAGE_SIZE_MAX >= total) break
  }
  return all.toSorted(
    (one, other) => other.publishedAt.getTime() - one.publishedAt.getTime() || other.postId - one.postId,
  )
}

/** Reads the platform's pages that a window covers. */
async function readWindow(
  scope: BlogScope,
  { categoryId, hasContent }: AskedList,
  { list, offset, size }: PageWindow,
): Promise<BlogPostConnectionMapper> {
  const pageSize = Math.min(BLOG_PAGE_SIZE_MAX, Math.max(1, size))
  const [first, last] = [Math.floor(offset / pageSize), Math.floor((offset + Math.max(1, size) - 1) / pageSize)]
  const isBeyond = offset >= BLOG_POSTS_MAX
  const numbers = isBeyond ? [0] : Array.from({ length: last - first + 1 }, (_page, index) => first + index)
  const pages = await Promise.all(
    numbers.map((number) => readPostPage(scope, { categoryId, hasContent, page: number + 1, pageSize })),
  )
  const totalCount = Math.min(BLOG_POSTS_MAX, pages[0]?.total ?? 0)
  const end = Math.min(offset + size, totalCount)
  const items = pages.flatMap(({ posts }, index) =>
    posts.flatMap((post, at) => {
      const place = (numbers[index] ?? 0) * pageSize + at
      return post === null || place < offset || place >= end ? [] : [{ post, place }]
    }),
  )
  const isOutdated = pages.some((page) => page.isOutdated)
  return { list, items, offset, size: Math.max(0, end - offset), totalCount, isOutdated }
}
