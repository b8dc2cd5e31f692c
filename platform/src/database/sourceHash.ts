import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCE_DIRECTORY = join(import.meta.dirname, '..')
const HASH_LENGTH = 16
/** What shapes the rows of any seed, whatever documents it holds. */
const STORING_SOURCES = ['database/*.ts', 'catalogue/documentRow.ts', 'catalogue/storeDocuments.ts', 'stores.ts']

/** A hash over the sources that a seeded database follows from; `patterns` name those of the documents. */
export function sourceHash(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  const files = globSync([...STORING_SOURCES, ...patterns], { cwd: SOURCE_DIRECTORY })
  for (const file of files.filter((name) => !name.endsWith('.test.ts')).sort()) {
    hash.update(file).update(readFileSync(join(SOURCE_DIRECTORY, file)))
  }
  return hash.digest('hex').slice(0, HASH_LENGTH)
}
