import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from './migrations.ts'
import type { Schema } from './schema.ts'

/** Thrown for a database that a newer release has migrated; the message names its migration. */
export class NewerDatabaseError extends Error {}

/** Error text of the migrator for a migration that it does not know. */
const UNKNOWN_MIGRATION = /previously executed migration (\S+) is missing/

/**
 * Brings the database to the newest shape; safe to run from several processes at once (the migrator locks). A database with
 * data commits each migration by itself: a lock on a large table ends with the migration that needs it.
 * @throws NewerDatabaseError for a database of a newer release, else the first migration error.
 */
export async function migrateToLatest(db: Kysely<Schema>): Promise<void> {
  // Named, or the migrator takes a table of this name in any other schema of the server for its own.
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db)
  const migrationTableSchema = rows[0]?.schema
  const migrator = new Migrator({
    db,
    migrationTableSchema,
    provider: { getMigrations: async () => ({ ...migrations }) },
  })
  const isNew = (await migrator.getMigrations()).every(({ executedAt }) => executedAt === undefined)
  for (let isDone = false; !isDone;) {
    const { error, results = [] } = await (isNew ? migrator.migrateToLatest() : migrator.migrateUp())
    if (error) throw newerDatabase(error) ?? error
    isDone = isNew || results.length === 0
  }
}

function newerDatabase(error: unknown): NewerDatabaseError | null {
  const [, migration] = (error instanceof Error && UNKNOWN_MIGRATION.exec(error.message)) || []
  if (migration === undefined) return null
  return new NewerDatabaseError(
    `The database is of a newer release: it has the migration ${migration}, unknown to this one.`,
  )
}
