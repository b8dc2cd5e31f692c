import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'

/**
 * Updates the database's statistics after many documents were written. Otherwise it assumes a handful of documents per
 * store, and reads a hundred thousand for one page: no later run does this in an embedded database, nor on a server
 * without autovacuum.
 */
export async function gatherStatistics(db: Database): Promise<void> {
  await sql`analyze catalogue_document, stock`.execute(db)
}
