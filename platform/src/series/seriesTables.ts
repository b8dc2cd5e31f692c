import { type Generated, type Kysely, sql } from 'kysely'

/** Page of a series of a store. `content` is a `SeriesContent`. */
export type SeriesTable = {
  index_name: string
  slug: string
  /** Option of the attribute `series`. */
  value: string
  content: unknown
  /** Place in lists. */
  position: Generated<number>
  updated_at: Date
  /** True for a page that a seed wrote, and that is unchanged. */
  is_seeded: Generated<boolean>
}

/** Pages of series, by store. */
export async function createSeries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table series (
      index_name text not null, slug text not null, value text not null, content jsonb not null,
      position integer not null default 0, updated_at timestamptz not null, is_seeded boolean not null default false,
      primary key (index_name, slug), unique (index_name, value)
    )`.execute(db)
}
