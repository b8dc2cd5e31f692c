import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCE_DIRECTORY = join(import.meta.dirname, '..')
const HASH_LENGTH = 16
/** Sources that determine the rows of every seed, independent of its documents. */
export const STORING_SOURCES = [
  'database/*.ts',
  '**/*{Migrations,Schema,Tables}.ts',
  '{coupons,promotions,rooms,search,series}/seed*.ts',
  'catalogue/{currentPrice,documentRow,priceInForce,productStatus,storeDocuments,variantFacets}.ts',
  'catalogue/queries/facetText.ts',
  'catalogue/priceHistory/*.ts',
  'catalogue/samples/samplePath.ts',
  'checkout/limits.ts',
  'credit/{*,orders/creditTerms}.ts',
  'contact/branches.ts',
  'orders/withdrawal.ts',
  'routing/{pageSlug,slug}.ts',
  'search/moreSynonyms.ts',
  '{contacts,language,stores}.ts',
]

/**
 * Returns a hash over the sources that a seeded database follows from: those that store it, and those below `folder`, which
 * make its documents.
 */
export function sourceHash(folder: string): string {
  const hash = createHash('sha256')
  for (const [root, patterns] of [
    [SOURCE_DIRECTORY, STORING_SOURCES],
    [folder, ['**/*.ts']],
  ] as const) {
    const files = globSync(patterns, { cwd: root }).filter((name) => !name.endsWith('.test.ts'))
    for (const file of files.sort()) hash.update(file).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex').slice(0, HASH_LENGTH)
}
