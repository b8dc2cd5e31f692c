import { synonymGroups } from '../seed/texts/synonyms.ts'
import type { Database } from './schema.ts'

const LANGUAGE_TAGS = { es: 'es-MX', de: 'de-DE', it: 'it-IT' } as const

/** Puts the first synonyms in, for each language that has none: what a merchant has changed stays. */
export async function seedSynonyms(db: Database): Promise<void> {
  const known = await db.selectFrom('search_synonym').select('language').distinct().execute()
  const rows = Object.entries(LANGUAGE_TAGS)
    .filter(([, tag]) => !known.some(({ language }) => language === tag))
    .flatMap(([language, tag]) =>
      synonymGroups
        .filter((group) => group.language === language)
        .map((group) => ({ language: tag, terms: [...group.terms] })),
    )
  if (rows.length > 0) await db.insertInto('search_synonym').values(rows).execute()
}
