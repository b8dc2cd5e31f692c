import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { DataDirectoryLockedError } from '../database/dataDirectoryLock.ts'
import { migrateToLatest } from '../database/migrateToLatest.ts'
import { openShopDatabase } from '../database/openShopDatabase.ts'
import { seedDatabase } from '../database/seedDatabase.ts'
import { shopSeed } from '../database/shopSeed.ts'
import { readEnv } from '../env.ts'
import { findStore, stores } from '../stores.ts'
import { importCatalogue } from './importCatalogue.ts'
import type { ImportOptions } from './importCatalogue.ts'

const USAGE = `Loads an export of a catalogue (JSON lines of documents or of search-engine hits, plain or gzipped) into a store.
Usage: import <files...> --store <${stores.map((store) => store.code).join('|')}> [--replace]
  --replace  the store's products, categories, attributes and reviews make room first
`

const env = readEnv()
const options = readArguments(env.callerDirectory)
try {
  const seed = shopSeed(new Date(), env.seedProducts)
  const database = await openShopDatabase(env, seed.key)
  try {
    await migrateToLatest(database.db)
    // What an export does not bring, such as tax rules and pages, is the shop's own: it has to be there, even if the shop
    // has never been started.
    await seedDatabase(database.db, seed, (message) => process.stderr.write(`${message}\n`))
    const report = await importCatalogue(database.db, options)
    process.stdout.write(`${report.print()}\n`)
  } finally {
    await database.close()
  }
} catch (error) {
  if (!(error instanceof DataDirectoryLockedError)) throw error
  stop(`${error.message}\n`)
}

function readArguments(callerDirectory: string): ImportOptions {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { store: { type: 'string' }, replace: { type: 'boolean', default: false } },
  })
  const store = findStore(values.store)
  const files = positionals.map((file) => resolve(callerDirectory, file))
  const missing = files.filter((file) => !existsSync(file))
  if (store === null || files.length === 0) return stop(USAGE)
  if (missing.length > 0) return stop(`No such file: ${missing.join(', ')}\n`)
  return { files, store, isReplacing: values.replace }
}

function stop(message: string): never {
  process.stderr.write(message)
  process.exit(1)
}
