import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readTemplate } from './embeddedTemplate.ts'
import { openEmbeddedDatabase, openServerDatabase } from './openDatabase.ts'
import type { OpenDatabase } from './openDatabase.ts'

export type ShopDatabaseSettings = Readonly<{ databaseUrl: string | null; dataDirectory: string }>

/**
 * Opens the database that the settings name: the server, or the embedded one in its directory. A new directory starts
 * from a dump of the same seed when one was kept on this machine; `seedKey` is null for a platform without a seed.
 * @throws DataDirectoryLockedError when another process has the directory.
 */
export async function openShopDatabase(
  { databaseUrl, dataDirectory }: ShopDatabaseSettings,
  seedKey: string | null,
): Promise<OpenDatabase> {
  if (databaseUrl !== null) return openServerDatabase(databaseUrl)
  const directory = join(dataDirectory, 'database')
  const isNew = !existsSync(join(directory, 'PG_VERSION'))
  return openEmbeddedDatabase({
    directory,
    template: isNew && seedKey !== null ? await readTemplate(tmpdir(), seedKey) : null,
  })
}
