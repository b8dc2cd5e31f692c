import type { Database } from '../../database/schema.ts'
import type { StoredPicture } from '../../pictures/pictureSource.ts'

/** Loads a picture by its path; null if no document names it. */
export async function loadPicture(db: Database, path: string): Promise<StoredPicture | null> {
  const row = await db.selectFrom('picture').select(['spec', 'view']).where('path', '=', path).executeTakeFirst()
  return row ?? null
}
