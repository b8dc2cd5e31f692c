import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { ROOMS_FOLDER } from '../pictures/pictureSource.ts'

/** Lists the paths of the pictures of furnished rooms of all stores, without endings. */
export async function roomPictures(db: Database): Promise<string[]> {
  const { rows } = await sql<{ image: string }>`
    select content ->> 'image' as image from room where starts_with(content ->> 'image', ${ROOMS_FOLDER})
    group by content ->> 'image' order by min(position)`.execute(db)
  return rows.map(({ image }) => image.replace(/\.[a-z]+$/, ''))
}
