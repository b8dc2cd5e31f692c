import { type Kysely, sql } from 'kysely'

/** Category of posts; its name is in `blog_category_text`. */
export type BlogCategoryTable = {
  id: number
  enabled: boolean
  /** Stores that show it: 0 is all of them. */
  store_ids: number[]
  position: number
}

export type BlogCategoryTextTable = { category_id: number; language: string; name: string; description: string }

/** Post of the blog; its texts are in `blog_post_text`. */
export type BlogPostTable = {
  id: number
  enabled: boolean
  /** Stores that show it: 0 is all of them. */
  store_ids: number[]
  publish_date: Date
  updated_at: Date
  /** Path below the image service. */
  image: string | null
  author_name: string
  category_ids: number[]
  related_skus: string[]
}

/** Texts of a post in one language. A post without a row is not part of the stores of that language. */
export type BlogPostTextTable = {
  post_id: number
  language: string
  title: string
  short_content: string
  /** HTML. */
  content: string
  /** Number of words in `content`. */
  words: number
  image_alt: string
  author_role: string
  tags: string[]
  meta_title: string
  meta_description: string
}

/** Posts and their categories, each with its texts by language. */
export async function createBlog(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table blog_category (
      id integer primary key, enabled boolean not null, store_ids integer[] not null, position integer not null
    )`.execute(db)
  await sql`
    create table blog_category_text (
      category_id integer not null references blog_category (id) on delete cascade, language text not null,
      name text not null, description text not null, primary key (category_id, language)
    )`.execute(db)
  await sql`
    create table blog_post (
      id integer primary key, enabled boolean not null, store_ids integer[] not null, publish_date timestamptz not null,
      updated_at timestamptz not null, image text, author_name text not null, category_ids integer[] not null,
      related_skus text[] not null
    )`.execute(db)
  await sql`create index blog_post_published on blog_post (publish_date desc, id desc) where enabled`.execute(db)
  await sql`
    create table blog_post_text (
      post_id integer not null references blog_post (id) on delete cascade, language text not null,
      title text not null, short_content text not null, content text not null, words integer not null,
      image_alt text not null, author_role text not null, tags text[] not null, meta_title text not null,
      meta_description text not null, primary key (post_id, language)
    )`.execute(db)
}
