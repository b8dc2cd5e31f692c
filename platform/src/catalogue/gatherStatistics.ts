import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'

/**
 * Has the database count what many documents have just been written to. It guesses otherwise that a store has a handful
 * of them, and reads a hundred thousand for one page: nothing does this later in an embedded database, nor on a server
 * without autovacuum.
 */
export async function gatherStatistics(db: Database): Promise<void> {
  await sql`analyze catalogue_document, stock`.execute(db)
}
