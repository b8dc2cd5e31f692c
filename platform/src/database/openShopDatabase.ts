import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { readTemplate } from './embeddedTemplate.ts'
import { openEmbeddedDatabase, openServerDatabase } from './openDatabase.ts'
import type { OpenDatabase } from './openDatabase.ts'

export type ShopDatabaseSettings = Readonly<{ databaseUrl: string | null; dataDirectory: string }>

/** Thrown for a server that cannot be used; the message names the variable and the server's reason. */
export class DatabaseUnavailableError extends Error {}

/**
 * Opens the database that the settings name: the server, or the embedded one in its directory. A new directory starts
 * from a dump of the same seed when one was kept on this machine; `seedKey` is null for a platform without a seed.
 * @throws DataDirectoryLockedError when another process has the directory.
 * @throws DatabaseUnavailableError when the server cannot be reached, or refuses the name, the password or the database.
 */
export async function openShopDatabase(
  { databaseUrl, dataDirectory }: ShopDatabaseSettings,
  seedKey: string | null,
): Promise<OpenDatabase> {
  if (databaseUrl !== null) return openUsableServer(databaseUrl)
  const directory = join(dataDirectory, 'database')
  const isNew = !existsSync(join(directory, 'PG_VERSION'))
  return openEmbeddedDatabase({
    directory,
    template: isNew && seedKey !== null ? await readTemplate(tmpdir(), seedKey) : null,
  })
}

async function openUsableServer(url: string): Promise<OpenDatabase> {
  const database = openServerDatabase(url)
  try {
    await sql`select 1`.execute(database.db)
    return database
  } catch (error) {
    await database.close()
    const reason = error instanceof AggregateError ? error.errors.join('; ') : String(error)
    throw new DatabaseUnavailableError(`DATABASE_URL: the database is not available: ${reason}`)
  }
}
