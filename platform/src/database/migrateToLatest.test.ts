import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrateToLatest } from './migrateToLatest.ts'
import { openEmbeddedDatabase } from './openDatabase.ts'

test('a database of a newer release is left alone, and its migration is named', async () => {
  const { db, close } = await openEmbeddedDatabase({ directory: null })
  await migrateToLatest(db)
  await sql`insert into kysely_migration (name, timestamp) values ('9999_later', now()::text)`.execute(db)
  await expect(migrateToLatest(db)).rejects.toThrow(
    'The database is of a newer release: it has the migration 9999_later',
  )
  await close()
})
