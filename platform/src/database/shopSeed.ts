import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { seedCatalogue, seedPictures, seedStock } from '../seed/seedCatalogue.ts'
import type { SeedSource } from './seedDatabase.ts'

const SOURCE_DIRECTORY = join(import.meta.dirname, '..')
const MONTH_LENGTH = 'yyyy-mm'.length

/**
 * The shop's own catalogue. Its key follows the sources that make it, so that a changed seed is loaded at the next
 * start, and the month, because offers run around the day on which they were seeded.
 */
export function shopSeed(now: Date): SeedSource {
  return {
    key: `${sourceHash()}-${now.toISOString().slice(0, MONTH_LENGTH)}`,
    catalogue: (store) => seedCatalogue(store, now),
    stock: seedStock,
    pictures: seedPictures,
  }
}

function sourceHash(): string {
  const hash = createHash('sha256')
  const files = globSync(['seed/**/*.ts', 'database/*.ts', 'catalogue/documentRow.ts', 'catalogue/storeDocuments.ts', 'stores.ts'], { cwd: SOURCE_DIRECTORY })
  for (const file of files.filter((name) => !name.endsWith('.test.ts')).sort()) hash.update(file).update(readFileSync(join(SOURCE_DIRECTORY, file)))
  return hash.digest('hex').slice(0, 16)
}
