import { Migrator } from 'kysely/migration'
import type { Kysely } from 'kysely'
import { migrations } from './migrations.ts'
import type { Schema } from './schema.ts'

/**
 * Brings the database to the newest shape; safe to run from several processes at once (the migrator locks).
 * @throws the first migration error.
 */
export async function migrateToLatest(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
