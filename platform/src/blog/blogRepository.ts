import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { languageOf } from '../language.ts'
import type { StoreDefinition } from '../stores.ts'

/** Root of the categories: editors file under it what no visitor shall find by a category. */
const ROOT_CATEGORY = 1
const ALL_STORES = 0
const MAIN_STORE = 5
const VIU_STORE = 2

/** Reader of the blog: a store at a moment. */
export type BlogView = Readonly<{ store: StoreDefinition; now: Date }>

export type BlogCategoryRow = Readonly<{
  id: number
  enabled: boolean
  store_ids: number[]
  name: string
  description: string
  position: number
  post_count: number
}>

export type BlogPostRow = Readonly<{
  id: number
  enabled: boolean
  store_ids: number[]
  publish_date: Date
  updated_at: Date
  title: string
  short_content: string
  content: string | null
  words: number
  image: string | null
  image_alt: string
  author_name: string
  author_role: string
  category_ids: number[]
  tags: string[]
  related_skus: string[]
  meta_title: string
  meta_description: string
}>

/** Returns the numbers of stores whose posts and categories a store shows: viu has a blog of its own, all others share one. */
function visibleStores({ code }: StoreDefinition): readonly number[] {
  return [ALL_STORES, code === 'viu' ? VIU_STORE : MAIN_STORE]
}

type PostQuery = Readonly<{
  categoryId: number | null
  offset: number
  limit: number
  hasContent: boolean
}>

/** Loads shown posts, newest first, of one category or of all, with their number. */
export async function listPosts(
  db: Database,
  view: BlogView,
  { categoryId, offset, limit, hasContent }: PostQuery,
): Promise<Readonly<{ items: readonly BlogPostRow[]; total: number }>> {
  const inside = categoryId === null ? sql`true` : sql`${categoryId} = any(post.category_ids)`
  const { rows } = await sql<BlogPostRow>`
    select ${columns(view, hasContent)} from ${shownPosts(view)} and ${inside}
    order by post.publish_date desc, post.id desc limit ${limit} offset ${offset}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from ${shownPosts(view)} and ${inside}`.execute(db)
  return { items: rows, total: counted.rows[0]?.total ?? 0 }
}

/** Loads a shown post with its content; null if there is none with this id. */
export async function findPost(db: Database, view: BlogView, id: number): Promise<BlogPostRow | null> {
  const { rows } = await sql<BlogPostRow>`
    select ${columns(view, true)} from ${shownPosts(view)} and post.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Loads the shown categories in the editors' order, each with the number of its shown posts. */
export async function listCategories(db: Database, view: BlogView): Promise<readonly BlogCategoryRow[]> {
  const { rows } = await sql<BlogCategoryRow>`
    select category.id, category.enabled, category.store_ids, text.name, text.description, category.position,
      (select count(*)::integer from ${shownPosts(view)} and category.id = any(post.category_ids)) as post_count
    from ${shownCategories(view)} order by category.position, category.id`.execute(db)
  return rows
}

/** Returns the moment at which the next post becomes public; null without one. */
export async function nextPublishDate(db: Database, { store, now }: BlogView): Promise<Date | null> {
  const { rows } = await sql<{ next: Date | null }>`
    select min(post.publish_date) as next from blog_post post
    join blog_post_text text on text.post_id = post.id and text.language = ${languageOf(store.language)}
    where post.enabled and post.store_ids && ${visibleStores(store)}::integer[] and post.publish_date > ${now}`.execute(
    db,
  )
  return rows[0]?.next ?? null
}

function columns(view: BlogView, hasContent: boolean): RawBuilder<unknown> {
  return sql`post.id, post.enabled, post.store_ids, post.publish_date, post.updated_at, text.title, text.short_content,
    ${hasContent ? sql`text.content` : sql`null`} as content, text.words, post.image, text.image_alt, post.author_name,
    text.author_role, text.tags, post.related_skus, text.meta_title, text.meta_description,
    array(
      select category.id from ${shownCategories(view)} and category.id = any(post.category_ids)
      order by category.position, category.id
    ) as category_ids`
}

/** Posts that are enabled, public, part of the store, and written in its language: a `from` and its `where`. */
function shownPosts({ store, now }: BlogView): RawBuilder<unknown> {
  return sql`blog_post post
    join blog_post_text text on text.post_id = post.id and text.language = ${languageOf(store.language)}
    where post.enabled and post.publish_date <= ${now} and post.store_ids && ${visibleStores(store)}::integer[]`
}

function shownCategories({ store }: BlogView): RawBuilder<unknown> {
  return sql`blog_category category
    join blog_category_text text on text.category_id = category.id and text.language = ${languageOf(store.language)}
    where category.enabled and category.id <> ${ROOT_CATEGORY}
      and category.store_ids && ${visibleStores(store)}::integer[]`
}
