import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrateToLatest } from './migrateToLatest.ts'
import { openEmbeddedDatabase } from './openDatabase.ts'
import { seedDatabase } from './seedDatabase.ts'
import type { SeedSource } from './seedDatabase.ts'

/** A dump of a migrated and seeded database that was kept earlier under this key, or null. */
export async function readTemplate(cacheDirectory: string, key: string): Promise<Blob | null> {
  const path = templatePath(cacheDirectory, key)
  return existsSync(path) ? new Blob([await readFile(path)]) : null
}

/** The template for a seed: the one that was kept, or a new one, which is kept. Loading one takes under a second. */
export async function loadOrMakeTemplate(cacheDirectory: string, seed: SeedSource): Promise<Blob> {
  const known = await readTemplate(cacheDirectory, seed.key)
  if (known !== null) return known
  const database = await openEmbeddedDatabase({ directory: null })
  try {
    await migrateToLatest(database.db)
    await seedDatabase(database.db, seed, () => undefined)
    const dump = await database.dump?.()
    if (dump === undefined) throw new Error('The embedded database cannot be dumped')
    await keepTemplate(cacheDirectory, seed.key, dump)
    return dump
  } finally {
    await database.close()
  }
}

/** Written aside and renamed, so that nobody reads half of it. */
async function keepTemplate(cacheDirectory: string, key: string, dump: Blob): Promise<void> {
  await mkdir(cacheDirectory, { recursive: true })
  const path = templatePath(cacheDirectory, key)
  const aside = `${path}.${process.pid}`
  await writeFile(aside, Buffer.from(await dump.arrayBuffer()))
  await rename(aside, path)
}

function templatePath(cacheDirectory: string, key: string): string {
  return join(cacheDirectory, `hogar-platform-${key}.tar.gz`)
}
