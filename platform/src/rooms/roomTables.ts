import { type Generated, type Kysely, sql } from 'kysely'

/** Furnished room of a store. `content` is a `RoomContent`, `points` are `RoomPoint`s in display order. */
export type RoomTable = {
  index_name: string
  slug: string
  /** The same in all stores that have it. */
  room_id: number
  kind: string
  content: unknown
  points: unknown
  /** Place in lists. */
  position: Generated<number>
  updated_at: Date
  /** True for a room that a seed wrote, and that is unchanged. */
  is_seeded: Generated<boolean>
}

/** Furnished rooms, by store. */
export async function createRooms(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table room (
      index_name text not null, slug text not null, room_id integer not null, kind text not null,
      content jsonb not null, points jsonb not null, position integer not null default 0,
      updated_at timestamptz not null, is_seeded boolean not null default false,
      primary key (index_name, slug), unique (index_name, room_id)
    )`.execute(db)
}
