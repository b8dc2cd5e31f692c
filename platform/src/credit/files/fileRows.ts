import type { Database } from '../../database/schema.ts'

/** Slots of a live test. Its pictures are erased at the decision. */
export const LIVE_SLOTS: readonly string[] = ['prueba_foto', 'prueba_1', 'prueba_2', 'prueba_3', 'prueba_video']

/** Returns the slots of an application that hold a usable file. */
export async function loadSlots(db: Database, applicationId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('credit_file')
    .select('slot')
    .where('application_id', '=', applicationId)
    .where('flagged_at', 'is', null)
    .execute()
  return rows.map(({ slot }) => slot)
}

/** Returns the slots whose file a moderator found unusable. */
export async function loadFlaggedSlots(db: Database, applicationId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('credit_file')
    .select('slot')
    .where('application_id', '=', applicationId)
    .where('flagged_at', 'is not', null)
    .orderBy('slot')
    .execute()
  return rows.map(({ slot }) => slot)
}

/** Deletes the rows of an application's files. Returns the paths of their contents, to be removed after the commit. */
export async function deleteFileRows(
  db: Database,
  applicationId: string,
  slots: readonly string[] | null,
): Promise<readonly string[]> {
  if (slots !== null && slots.length === 0) return []
  const rows = await db
    .deleteFrom('credit_file')
    .where('application_id', '=', applicationId)
    .$if(slots !== null, (query) => query.where('slot', 'in', slots ?? []))
    .returning('path')
    .execute()
  return rows.map(({ path }) => path)
}
