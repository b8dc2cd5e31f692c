import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { DataDirectoryLockedError } from '../database/dataDirectoryLock.ts'
import { migrateToLatest } from '../database/migrateToLatest.ts'
import { openShopDatabase } from '../database/openShopDatabase.ts'
import { seedDatabase } from '../database/seedDatabase.ts'
import { readEnv } from '../env.ts'
import { loadCatalogueSource } from '../loadCatalogueSource.ts'
import { findStore, stores } from '../stores.ts'
import { createProgressLine } from './createProgressLine.ts'
import { storeExport } from './importCatalogue.ts'
import { judgeExport } from './judgeExport.ts'
import type { ImportOptions } from './judgeExport.ts'
import { ImportRefusedError } from './refuseUnusable.ts'

const USAGE = `Loads an export of a catalogue (JSON documents or search-engine hits, in lines or lists, plain or gzipped) into a store.
Usage: import <files...> --store <${stores.map((store) => store.code).join('|')}> [--replace] [--allow-partial]
  --replace        removes the store's products, categories, attributes and reviews in the same transaction
  --allow-partial  imports files of which less than half can be used, or whose end is missing
Exit code 0: imported. 1: refused or failed, and the store is as it was.
`

const env = readEnv()
const given = readArguments(env.callerDirectory)
try {
  const source = await loadCatalogueSource(env.seedSource, { now: new Date(), listedProducts: env.seedProducts })
  const judged = await judgeExport({
    ...given,
    keepsPictures: env.hasOwnPictures,
    standIn: source?.pictures.standIn ?? null,
    onProgress: createProgressLine((line) => process.stderr.write(line)),
  })
  const seed = source?.seed ?? null
  const database = await openShopDatabase(env, seed?.key ?? null)
  try {
    await migrateToLatest(database.db)
    // Data that an export lacks, such as tax rules and pages, comes from the seed, which must exist even if the shop was
    // never started.
    if (seed !== null) await seedDatabase(database.db, seed, (message) => process.stderr.write(`${message}\n`))
    const report = await storeExport(database.db, judged)
    process.stdout.write(`${report.print()}\n`)
  } finally {
    await database.close()
  }
} catch (error) {
  stop(failureText(error))
}

function failureText(error: unknown): string {
  if (error instanceof DataDirectoryLockedError) return `${error.message}\n`
  if (error instanceof ImportRefusedError)
    return `${error.report}\n\nNot imported, the store is as it was. ${error.message}\n`.trimStart()
  const message = error instanceof Error ? error.message : String(error)
  return `The import failed, the store is as it was: ${message}\n`
}

function readArguments(callerDirectory: string): ImportOptions {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      store: { type: 'string' },
      replace: { type: 'boolean', default: false },
      'allow-partial': { type: 'boolean', default: false },
    },
  })
  const store = findStore(values.store)
  const files = positionals.map((file) => resolve(callerDirectory, file))
  const missing = files.filter((file) => !existsSync(file))
  if (store === null || files.length === 0) return stop(USAGE)
  if (missing.length > 0) return stop(`No such file: ${missing.join(', ')}\n`)
  return { files, store, isReplacing: values.replace, isPartialAllowed: values['allow-partial'] }
}

function stop(message: string): never {
  process.stderr.write(message)
  process.exit(1)
}
