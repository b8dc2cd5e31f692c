import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'

/** `version` grows with every change of an index; `cleared` is the version at which documents were last removed. */
export type CatalogueVersion = Readonly<{ version: number; cleared: number }>

/**
 * Begins a change of an index. The row stays locked until the transaction ends, so that versions become visible in
 * their order: a reader that has seen one has seen all before it.
 * @returns the version that the changed documents carry.
 */
export async function nextVersion(db: Database, index: string): Promise<number> {
  const row = await db
    .insertInto('catalogue_version')
    .values({ index_name: index, version: 1 })
    .onConflict((conflict) =>
      conflict.column('index_name').doUpdateSet({ version: sql`catalogue_version.version + 1` }),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return row.version
}

/** Records that documents of an index were deleted: every process has to rebuild its copy of the index. */
export async function markCleared(db: Database, index: string): Promise<void> {
  const version = await nextVersion(db, index)
  await db.updateTable('catalogue_version').set({ cleared: version }).where('index_name', '=', index).execute()
}

/** The present version of an index; zeros for one that was never written. */
export async function readVersion(db: Database, index: string): Promise<CatalogueVersion> {
  const row = await db
    .selectFrom('catalogue_version')
    .select(['version', 'cleared'])
    .where('index_name', '=', index)
    .executeTakeFirst()
  return row ?? { version: 0, cleared: 0 }
}
