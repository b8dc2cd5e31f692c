import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrateToLatest } from './migrateToLatest.ts'
import { openEmbeddedDatabase } from './openDatabase.ts'
import { seedDatabase } from './seedDatabase.ts'
import type { SeedSource } from './seedSource.ts'

const PREFIX = 'hogar-platform-'
const SUFFIX = '.tar.gz'
/** Dumps that stay when a new one is kept: of the shop's seed, of the tests' and of one edit ago. */
const KEPT_TEMPLATES = 3

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

/** Writes to a temporary file and renames it, so that no process reads a partial dump. */
async function keepTemplate(cacheDirectory: string, key: string, dump: Blob): Promise<void> {
  await mkdir(cacheDirectory, { recursive: true })
  const path = templatePath(cacheDirectory, key)
  const aside = `${path}.${process.pid}`
  await writeFile(aside, Buffer.from(await dump.arrayBuffer()))
  await rename(aside, path)
  await removeOldTemplates(cacheDirectory)
}

/** Each edit of the seed makes a dump of some megabytes: all but the newest few go. */
async function removeOldTemplates(cacheDirectory: string): Promise<void> {
  const names = (await readdir(cacheDirectory)).filter((name) => name.startsWith(PREFIX) && name.endsWith(SUFFIX))
  const dated = await Promise.all(
    names.map(async (name) => {
      const path = join(cacheDirectory, name)
      // Another process may have removed it meanwhile.
      const keptAt = await stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      )
      return { path, keptAt }
    }),
  )
  const old = dated.toSorted((one, other) => other.keptAt - one.keptAt).slice(KEPT_TEMPLATES)
  await Promise.all(old.map(({ path }) => rm(path, { force: true })))
}

function templatePath(cacheDirectory: string, key: string): string {
  return join(cacheDirectory, `${PREFIX}${key}${SUFFIX}`)
}
