import type { PlatformScope, RequestScope } from '../app/requestScope.ts'
import { isGone, isMissingEndpoint, isUpstreamError } from '../errors/isUpstreamError.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { type PostPage, decodeCategories, decodePost, decodePostPage } from './decodeBlog.ts'
import { isCategoryShown, isPostShown } from './isShown.ts'
import { BLOG_ID_MAX, BLOG_PAGE_SIZE } from './limits.ts'
import type { BlogCategoryMapper, BlogPostMapper } from './mappers.ts'

/** Part of the request scope that reads the blog: of its store, or of another one. */
export type BlogScope = PlatformScope & Readonly<{ sharedReads: Pick<RequestScope['sharedReads'], 'blog'> }>

/** Page of a list, with posts that are not shown as null, in their places. */
export type ReadPage = PostPage & Readonly<{ isOutdated: boolean }>

type AskedPage = Readonly<{ categoryId: number | null; page: number; pageSize: number; hasContent: boolean }>

const NO_POSTS: PostPage = { posts: [], total: 0, nextPublishAt: null }

/**
 * Reads one page of posts. If that fails, returns the page that was read last within an hour, as outdated. A platform
 * without a blog, or without the category, has no posts.
 */
export async function readPostPage(scope: BlogScope, asked: AskedPage): Promise<ReadPage> {
  const { code } = scope.store
  const { blog } = scope.sharedReads
  const { categoryId, page, pageSize, hasContent } = asked
  const key = [code, categoryId, page, pageSize, hasContent].join()
  const call = { ...callOf(scope), query: { page, pageSize, content: hasContent ? 1 : undefined } }
  try {
    const result = await (categoryId === null
      ? scope.upstream.call('blogPosts', call)
      : scope.upstream.call('blogCategoryPosts', { ...call, path: { id: String(categoryId) } }))
    const read = decodePostPage(result, code)
    if (read === null) throw invalid('blogPosts')
    blog.noteNext(code, earliest(read))
    blog.pages.set(key, read)
    return { ...shownOf(read), isOutdated: false }
  } catch (error) {
    const kept = isUpstreamError(error) ? blog.pages.get(key) : undefined
    if (kept !== undefined) return { ...shownOf(kept), isOutdated: true }
    if (isMissingEndpoint(error) || isGone(error)) return { ...NO_POSTS, isOutdated: false }
    throw error
  }
}

/** Reads a post with its content; null if it is unknown or not shown. A number that no post has needs no call. */
export async function readPost(scope: BlogScope, postId: number): Promise<BlogPostMapper | null> {
  if (!isId(postId)) return null
  await learnNext(scope)
  try {
    const result = await scope.upstream.call('blogPost', { ...callOf(scope), path: { id: String(postId) } })
    const post = decodePost(result, scope.store.code)
    return post !== null && isPostShown(post) ? post : null
  } catch (error) {
    if (isMissingEndpoint(error) || isGone(error)) return null
    throw error
  }
}

/** Reads the shown categories in the editors' order; those that were read last within an hour if that fails. */
export async function readCategories(scope: BlogScope): Promise<readonly BlogCategoryMapper[]> {
  const { code } = scope.store
  const { blog } = scope.sharedReads
  await learnNext(scope)
  try {
    const categories = decodeCategories(await scope.upstream.call('blogCategories', callOf(scope)), code)
    if (categories === null) throw invalid('blogCategories')
    const shown = categories.filter(isCategoryShown)
    blog.categories.set(code, shown)
    return shown
  } catch (error) {
    const kept = isUpstreamError(error) ? blog.categories.get(code) : undefined
    if (kept !== undefined) return kept
    if (isMissingEndpoint(error) || isGone(error)) return []
    throw error
  }
}

/** Reads the moment at which the store's next post becomes public; null if none is planned. */
export async function readNextPublish(scope: BlogScope): Promise<Date | null> {
  const { nextPublishAt } = await readPostPage(scope, FIRST_PAGE)
  return nextPublishAt !== null && nextPublishAt.getTime() > Date.now() ? nextPublishAt : null
}

const FIRST_PAGE: AskedPage = { categoryId: null, page: 1, pageSize: BLOG_PAGE_SIZE, hasContent: false }

/** Makes known when the next post becomes public, so that no reply from before is used after it. */
async function learnNext(scope: BlogScope): Promise<void> {
  if (!scope.sharedReads.blog.knows(scope.store.code)) await readPostPage(scope, FIRST_PAGE).catch(() => undefined)
}

function callOf({ store, sharedReads }: BlogScope) {
  return { storeCode: store.code, version: sharedReads.blog.version(store.code) }
}

export function isId(id: number): boolean {
  return Number.isInteger(id) && id >= 1 && id <= BLOG_ID_MAX
}

function shownOf(page: PostPage): PostPage {
  const now = Date.now()
  const posts = page.posts.map((post) => (post !== null && isPostShown(post, now) ? post : null))
  return { ...page, posts, nextPublishAt: earliest(page) }
}

/** Returns the next publish date, also of a platform that returns posts ahead of theirs. */
function earliest({ posts, nextPublishAt }: PostPage): Date | null {
  const ahead = posts.flatMap((post) => (post && post.publishedAt.getTime() > Date.now() ? [post.publishedAt] : []))
  const dates = [...ahead, ...(nextPublishAt === null ? [] : [nextPublishAt])]
  return dates.reduce<Date | null>((first, date) => (first !== null && first <= date ? first : date), null)
}

function invalid(endpoint: 'blogPosts' | 'blogCategories'): UpstreamFailure {
  return new UpstreamFailure({ kind: 'invalid', endpoint, detail: 'the result is no list' })
}
