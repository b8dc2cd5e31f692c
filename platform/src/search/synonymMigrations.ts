import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { moreSynonyms } from './moreSynonyms.ts'

const LANGUAGE_TAGS = { es: 'es-MX', de: 'de-DE', it: 'it-IT' } as const

/**
 * Adds later synonyms to shops that have the first ones, and removes terms from the first that are now separate. An
 * empty table stays empty: the seed fills it.
 */
export async function addSynonyms(db: Kysely<unknown>): Promise<void> {
  await sql`
    update search_synonym set terms = array_remove(terms, 'love seat')
    where language = 'es-MX' and terms = array['sofá', 'sillón', 'couch', 'love seat']`.execute(db)
  await sql`
    update search_synonym set terms = array_remove(terms, 'Lampe')
    where language = 'de-DE' and terms = array['Glühbirne', 'Leuchtmittel', 'Lampe']`.execute(db)
  const rows = [
    ...moreSynonyms.es.map((terms) => ({ language: LANGUAGE_TAGS.es, terms })),
    ...moreSynonyms.de.map((terms) => ({ language: LANGUAGE_TAGS.de, terms })),
    ...moreSynonyms.it.map((terms) => ({ language: LANGUAGE_TAGS.it, terms })),
  ]
  await sql`
    insert into search_synonym (language, terms)
    select row.language, row.terms
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (language text, terms text[])
    where exists (select from search_synonym known where known.language = row.language)`.execute(db)
}
