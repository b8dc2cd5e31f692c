import type { GraphQLResolveInfo } from 'graphql'
import type {
  BlogCategoryResolvers,
  BlogPostConnectionResolvers,
  BlogPostResolvers,
  BlogResolvers,
  QueryResolvers,
} from '../__generated__/resolverTypes.ts'
import type { GraphContext } from '../app/context.ts'
import { loadShown } from '../catalogue/products/loadShown.ts'
import { pictureMedia } from '../catalogue/products/productMedia.ts'
import { withFields } from '../catalogue/products/withFields.ts'
import { type ConnectionArguments, cursorOf } from '../graph/connection.ts'
import { toGlobalId } from '../graph/globalId.ts'
import { selectedCoordinates } from '../operations/selectedCoordinates.ts'
import { sanitizeHtml } from '../parse/sanitizeHtml.ts'
import { isId, readNextPublish, readPost } from './blogClient.ts'
import { readPosts } from './blogLists.ts'
import { blogCategoryPath, blogPostPath } from './blogPaths.ts'
import { WORDS_PER_MINUTE } from './limits.ts'
import type { BlogCategoryMapper, BlogPostMapper } from './mappers.ts'

export const blogQueries = {
  blog: (_root, _arguments, { store }) => ({ storeCode: store.code }),
  blogPost: (_root, { postId }, context) => readPost(context, postId),
  blogCategory: (_root, { categoryId }, context) => findBlogCategory(context, categoryId),
} satisfies Pick<QueryResolvers, 'blog' | 'blogPost' | 'blogCategory'>

export const blogResolvers = {
  posts: postsOf(() => null),
  categories: (_blog, _arguments, { loaders }) => loaders.blog.categories(),
  nextPublishAt: async (_blog, _arguments, context) => (await readNextPublish(context))?.toISOString() ?? null,
} satisfies BlogResolvers

export const blogCategoryResolvers = {
  id: ({ storeCode, categoryId }) => toGlobalId('BlogCategory', storeCode, String(categoryId)),
  path: ({ categoryId }) => blogCategoryPath(categoryId),
  posts: postsOf(({ categoryId }: BlogCategoryMapper) => categoryId),
  alternates: ({ categoryId }, _arguments, { loaders }) => loaders.blog.categoryElsewhere(categoryId),
} satisfies BlogCategoryResolvers

export const blogPostResolvers = {
  id: ({ storeCode, postId }) => toGlobalId('BlogPost', storeCode, String(postId)),
  path: ({ postId }) => blogPostPath(postId),
  content: async (post, _arguments, context) => sanitizeHtml(await contentOf(post, context)),
  image: ({ picture }) => (picture === null ? null : pictureMedia(picture.path, picture.alt)),
  minutes: async (post, _arguments, context) =>
    Math.max(1, Math.ceil((post.words ?? countWords(await contentOf(post, context))) / WORDS_PER_MINUTE)),
  categories: async ({ categoryIds }, _arguments, { loaders }) => {
    if (categoryIds.length === 0) return []
    return (await loaders.blog.categories()).filter(({ categoryId }) => categoryIds.includes(categoryId))
  },
  products: withFields(({ skus }: BlogPostMapper, _arguments: object, call) => loadShown(skus, call)),
  previous: (post, _arguments, context) => neighbour(post, context, 1),
  next: (post, _arguments, context) => neighbour(post, context, -1),
  alternates: ({ postId }, _arguments, { loaders }) => loaders.blog.postElsewhere(postId),
} satisfies BlogPostResolvers

export const blogPostConnectionResolvers = {
  nodes: ({ items }) => items.map(({ post }) => post),
  edges: ({ list, items }) => items.map(({ post, place }) => ({ node: post, cursor: cursorOf(list, place) })),
  // By places: posts that are not shown take part in paging, or a page of them would end the list.
  pageInfo: ({ list, offset, size, totalCount }) => ({
    hasNextPage: offset + size < totalCount,
    hasPreviousPage: offset > 0 && totalCount > 0,
    startCursor: size > 0 ? cursorOf(list, offset) : null,
    endCursor: size > 0 ? cursorOf(list, offset + size - 1) : null,
  }),
} satisfies BlogPostConnectionResolvers

/** Finds a shown category by its number; null if there is none. */
export async function findBlogCategory(context: GraphContext, categoryId: number): Promise<BlogCategoryMapper | null> {
  if (!isId(categoryId)) return null
  return (await context.loaders.blog.categories()).find((category) => category.categoryId === categoryId) ?? null
}

type ListCall<Parent> = [parent: Parent, given: ConnectionArguments, context: GraphContext, info: GraphQLResolveInfo]

/**
 * Returns the resolver of a list of posts: of a category, or of all. Content is large: a list reads it only for an
 * operation that selects it.
 */
function postsOf<Parent>(categoryOf: (parent: Parent) => number | null) {
  return (...[parent, given, context, info]: ListCall<Parent>) => {
    const selected = selectedCoordinates(info)
    const [hasContent, countsWords] = [selected.has('BlogPost.content'), selected.has('BlogPost.minutes')]
    return readPosts(context, { categoryId: categoryOf(parent), hasContent, countsWords }, given)
  }
}

async function contentOf({ contentHtml, postId }: BlogPostMapper, context: GraphContext): Promise<string> {
  return contentHtml ?? (await readPost(context, postId))?.contentHtml ?? ''
}

function countWords(html: string): number {
  return html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+(?:[.,'’-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}

/** Returns the post `steps` places after one in the list, which has the newest first. */
async function neighbour({ postId }: BlogPostMapper, { loaders }: GraphContext, steps: 1 | -1) {
  const posts = await loaders.blog.posts()
  const place = posts.findIndex((post) => post.postId === postId)
  return place < 0 ? null : (posts[place + steps] ?? null)
}
