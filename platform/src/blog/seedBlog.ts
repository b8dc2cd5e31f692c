import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Language } from '../language.ts'
import { countWords } from './countWords.ts'

/** Texts of a post in one language. */
export type SeedPostText = Readonly<{
  title: string
  summary: string
  /** HTML. */
  content: string
  imageAlt: string
  tags: readonly string[]
}>

export type SeedPost = Readonly<{
  id: number
  enabled: boolean
  storeIds: readonly number[]
  publishDate: Date
  updatedAt: Date
  image: string
  author: Readonly<{ name: string; role: Readonly<Record<Language, string>> }>
  categoryIds: readonly number[]
  relatedSkus: readonly string[]
  /** A post without a text in a language is not part of its stores. */
  texts: Readonly<Partial<Record<Language, SeedPostText>>>
}>

export type SeedBlogCategory = Readonly<{
  id: number
  enabled: boolean
  storeIds: readonly number[]
  position: number
  texts: Readonly<Record<Language, Readonly<{ name: string; description: string }>>>
}>

/** First posts of the blog, and the categories that they stand in. */
export type SeedBlog = Readonly<{ categories: readonly SeedBlogCategory[]; posts: readonly SeedPost[] }>

/** Replaces the posts and categories of the seed; those with other ids stay. */
export async function seedBlog(db: Database, { categories, posts }: SeedBlog): Promise<void> {
  const [categoryIds, postIds] = [categories.map(({ id }) => id), posts.map(({ id }) => id)]
  await sql`delete from blog_category where id = any(${categoryIds}::integer[])`.execute(db)
  await sql`delete from blog_post where id = any(${postIds}::integer[])`.execute(db)
  for (const { id, enabled, storeIds, position, texts } of categories) {
    await db
      .insertInto('blog_category')
      .values({ id, enabled, store_ids: [...storeIds], position })
      .execute()
    const rows = Object.entries(texts).map(([language, text]) => ({ category_id: id, language, ...text }))
    await db.insertInto('blog_category_text').values(rows).execute()
  }
  for (const post of posts) await seedPost(db, post)
}

async function seedPost(db: Database, post: SeedPost): Promise<void> {
  const { id, enabled, author } = post
  await db
    .insertInto('blog_post')
    .values({
      id,
      enabled,
      store_ids: [...post.storeIds],
      publish_date: post.publishDate,
      updated_at: post.updatedAt,
      image: post.image,
      author_name: author.name,
      category_ids: [...post.categoryIds],
      related_skus: [...post.relatedSkus],
    })
    .execute()
  for (const language of LANGUAGES) {
    const text = post.texts[language]
    if (text === undefined) continue
    await db
      .insertInto('blog_post_text')
      .values({
        post_id: id,
        language,
        title: text.title,
        short_content: text.summary,
        content: text.content,
        words: countWords(text.content),
        image_alt: text.imageAlt,
        author_role: author.role[language],
        tags: [...text.tags],
        meta_title: text.title,
        meta_description: text.summary,
      })
      .execute()
  }
}

const LANGUAGES: readonly Language[] = ['es', 'de', 'it']
