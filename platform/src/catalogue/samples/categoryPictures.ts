import { sql } from 'kysely'
import type { Database } from '../../database/schema.ts'

/** Levels of the tree that the home page and the menu show as tiles: departments and their direct children. */
const TILE_LEVELS_MAX = 3

/** Paths of the pictures that categories of any store show, departments first. */
export async function categoryPictures(db: Database): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select source->>'image' as path, min((source->>'level')::int) as level
    from catalogue_document
    where entity = 'category' and source->>'image' is not null and (source->>'level')::int <= ${TILE_LEVELS_MAX}
    group by 1 order by 2, 1`.execute(db)
  return rows.map((row) => row.path)
}
