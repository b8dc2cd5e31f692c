import { type Generated, type Kysely, sql } from 'kysely'

/** Promotion of a store. `content` is a `PromotionContent`. */
export type PromotionTable = {
  index_name: string
  slug: string
  /** The same in all stores that have it. */
  promotion_id: number
  department: string
  starts_at: Date
  ends_at: Date
  content: unknown
  /** Place in lists. */
  position: number
  /** Day of the seed that wrote it, as text; null for a promotion of the shop's own. */
  seeded_on: Generated<string | null>
}

/** Landing page of a store. `content` is a `LandingContent`. */
export type LandingTable = {
  index_name: string
  slug: string
  content: unknown
  updated_at: Date
  seeded_on: Generated<string | null>
}

/** Promotions and landing pages of each store. */
export async function createPromotions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table promotion (
      index_name text not null, slug text not null, promotion_id integer not null, department text not null,
      starts_at timestamptz not null, ends_at timestamptz not null check (ends_at > starts_at),
      content jsonb not null, position integer not null, seeded_on text,
      primary key (index_name, slug), unique (index_name, promotion_id)
    )`.execute(db)
  await sql`
    create table landing (
      index_name text not null, slug text not null, content jsonb not null, updated_at timestamptz not null,
      seeded_on text, primary key (index_name, slug)
    )`.execute(db)
}
