import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'

/** Rows of a query that a test writes itself. */
export async function rowsOf(db: Database, query: string): Promise<readonly unknown[]> {
  return (await sql.raw(query).execute(db)).rows
}
