import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { StoreDefinition } from '../stores.ts'
import type { Stems } from './textIndex.ts'

const DICTIONARIES = { 'es-MX': 'spanish_stem', 'de-DE': 'german_stem', 'it-IT': 'italian_stem' } as const

/** The stems of a language, learned from PostgreSQL's dictionaries as words come up. */
export type StemBook = Readonly<{ learn: (db: Database, words: Iterable<string>) => Promise<Stems> }>

export function createStemBook(language: StoreDefinition['language']): StemBook {
  const stems = new Map<string, string | null>()
  return {
    learn: async (db, words) => {
      const unknown = [...new Set(words)].filter((word) => !stems.has(word))
      if (unknown.length === 0) return stems
      const { rows } = await sql<{ word: string; lexemes: string[] | null }>`
        select word, ts_lexize(${DICTIONARIES[language]}::regdictionary, word) as lexemes
        from unnest(${unknown}::text[]) word`.execute(db)
      // No lexemes at all is what dictionaries say to a stop word.
      for (const { word, lexemes } of rows) stems.set(word, lexemes?.length === 0 ? null : (lexemes?.[0] ?? word))
      return stems
    },
  }
}
