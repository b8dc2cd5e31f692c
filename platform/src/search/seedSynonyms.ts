import type { Database } from '../database/schema.ts'
import type { SeedSynonyms } from '../database/seedSource.ts'

/** Inserts the first synonyms for each language that has none: a merchant's changes are preserved. */
export async function seedSynonyms(db: Database, groups: Iterable<SeedSynonyms>): Promise<void> {
  const known = await db.selectFrom('search_synonym').select('language').distinct().execute()
  const rows = [...groups]
    .filter((group) => !known.some(({ language }) => language === group.language))
    .map(({ language, terms }) => ({ language, terms: [...terms] }))
  if (rows.length > 0) await db.insertInto('search_synonym').values(rows).execute()
}
