import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { Type } from 'typebox'
import { textOf } from '../parse/fields.ts'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { storeOrDefault } from '../stores.ts'
import {
  type BlogPostRow,
  type BlogView,
  findPost,
  listCategories,
  listPosts,
  nextPublishDate,
} from './blogRepository.ts'
import { BLOG_CACHE_SECONDS, BLOG_ID_MAX, BLOG_PAGE_MAX, BLOG_PAGE_SIZE_DEFAULT, BLOG_PAGE_SIZE_MAX } from './limits.ts'

const tags = ['blog']
const SHOWN = `Only enabled posts whose publish date has passed, with a text in the language of the store. \`viu\` shows the
posts of the stores 0 and 2, every other store those of 0 and 5.`
const POSTS = `${SHOWN} Newest first. \`next_publish\` is the time at which the next post becomes public, or null: caches must
not store the answer longer. \`content\` is null unless \`content=1\` asks for it.`
const CATEGORIES = `In the editors' order. \`post_count\` counts the shown posts. The root category 1 is never returned.`

const StoreQuery = Type.Object({ storeCode: Type.Optional(Type.String()) })
const PageQuery = Type.Object({
  ...StoreQuery.properties,
  page: Type.Integer({ minimum: 1, maximum: BLOG_PAGE_MAX, default: 1 }),
  pageSize: Type.Integer({ minimum: 1, maximum: BLOG_PAGE_SIZE_MAX, default: BLOG_PAGE_SIZE_DEFAULT }),
  content: Type.Optional(Type.Literal('1', { description: 'returns the content of each post' })),
})
const Named = Type.Object({ id: Type.Integer({ minimum: 1, maximum: BLOG_ID_MAX }) })

type AskedList = Readonly<{ view: BlogView; asked: Type.Static<typeof PageQuery>; categoryId: number | null }>

/** Registers the public routes of the blog: lists of posts, a post, and the categories. */
export function registerBlogRoutes(app: App, db: Kysely<Schema>): void {
  const list = async (reply: FastifyReply, { view, asked, categoryId }: AskedList) => {
    const { page, pageSize, content } = asked
    const { items, total } = await listPosts(db, view, {
      categoryId,
      offset: (page - 1) * pageSize,
      limit: pageSize,
      hasContent: content !== undefined,
    })
    const next = await allowCaching(db, reply, view)
    return success({ items: items.map(postAnswer), total, page, pageSize, next_publish: next?.toISOString() ?? null })
  }
  const posts = { tags, summary: 'Posts of the blog', description: POSTS, querystring: PageQuery }
  app.get('/api/ext/blog/posts', { schema: posts }, (request, reply) =>
    list(reply, { view: viewOf(request), asked: request.query, categoryId: null }),
  )

  const inside = { tags, summary: 'Posts of a category', description: POSTS, querystring: PageQuery, params: Named }
  app.get('/api/ext/blog/posts/category/:id', { schema: inside }, async (request, reply) => {
    const [view, { id }] = [viewOf(request), request.params]
    const known = await listCategories(db, view)
    if (known.every((category) => category.id !== id)) throw new PlatformError(404, 'No such category')
    return list(reply, { view, asked: request.query, categoryId: id })
  })

  const one = { tags, summary: 'Post of the blog', description: SHOWN, querystring: StoreQuery, params: Named }
  app.get('/api/ext/blog/post/:id', { schema: one }, async (request, reply) => {
    const view = viewOf(request)
    const post = await findPost(db, view, request.params.id)
    if (post === null) throw new PlatformError(404, 'No such post')
    await allowCaching(db, reply, view)
    return success(postAnswer(post))
  })

  const categories = { tags, summary: 'Categories of the blog', description: CATEGORIES, querystring: StoreQuery }
  app.get('/api/ext/blog/categories', { schema: categories }, async (request, reply) => {
    const view = viewOf(request)
    await allowCaching(db, reply, view)
    return success(await listCategories(db, view))
  })
}

type Call = Pick<FastifyRequest, 'headers'> & Readonly<{ query: Type.Static<typeof StoreQuery> }>

function viewOf({ headers, query }: Call): BlogView {
  return { store: storeOrDefault(textOf(headers['x-vs-store-code']) ?? query.storeCode), now: new Date() }
}

/** Lets caches store an answer until the next post becomes public, for a minute at most. Returns that moment. */
async function allowCaching(db: Kysely<Schema>, reply: FastifyReply, view: BlogView): Promise<Date | null> {
  const next = await nextPublishDate(db, view)
  const left = next === null ? BLOG_CACHE_SECONDS : Math.floor((next.getTime() - view.now.getTime()) / 1_000)
  reply.header('cache-control', `public, max-age=${Math.min(BLOG_CACHE_SECONDS, left)}`)
  return next
}

function postAnswer({ author_name: name, author_role: role, publish_date: published, ...post }: BlogPostRow) {
  return {
    ...post,
    publish_date: published.toISOString(),
    updated_at: post.updated_at.toISOString(),
    author: { name, role },
  }
}
