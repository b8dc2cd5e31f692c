import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import { TYPED_WORDS_MAX } from '../limits.ts'
import type { StoreDefinition } from '../stores.ts'
import type { Stems } from './textIndex.ts'

const DICTIONARIES = { 'es-MX': 'spanish_stem', 'de-DE': 'german_stem', 'it-IT': 'italian_stem' } as const

/** The stems of a language, learned from PostgreSQL's dictionaries as words come up. */
export type StemBook = Readonly<{
  /** Words of documents: they are known for good. */
  learn: (db: Database, words: Iterable<string>) => Promise<Stems>
  /** Words that somebody typed: anything may be typed, so that only so many of them stay known. */
  learnTyped: (db: Database, words: Iterable<string>) => Promise<Stems>
}>

export function createStemBook(language: StoreDefinition['language']): StemBook {
  const stems = new Map<string, string | null>()
  /** Those that only somebody typed, in the order in which they last did. */
  const typed = new Set<string>()
  const lookUp = async (db: Database, words: readonly string[]) => {
    const { rows } = await sql<{ word: string; lexemes: string[] | null }>`
      select word, ts_lexize(${DICTIONARIES[language]}::regdictionary, word) as lexemes
      from unnest(${words}::text[]) word`.execute(db)
    // No lexemes at all is what dictionaries say to a stop word.
    for (const { word, lexemes } of rows) stems.set(word, lexemes?.length === 0 ? null : (lexemes?.[0] ?? word))
  }
  return {
    learn: async (db, words) => {
      const wanted = new Set(words)
      for (const word of wanted) typed.delete(word)
      const unknown = [...wanted].filter((word) => !stems.has(word))
      if (unknown.length > 0) await lookUp(db, unknown)
      // Whoever typed one of them meanwhile had it forgotten again.
      for (const word of unknown) typed.delete(word)
      return stems
    },
    learnTyped: async (db, words) => {
      const wanted = new Set(words)
      for (const word of wanted) if (typed.delete(word)) typed.add(word)
      const unknown = [...wanted].filter((word) => !stems.has(word))
      if (unknown.length === 0) return stems
      await lookUp(db, unknown)
      for (const word of unknown) typed.add(word)
      for (const oldest of typed) {
        if (typed.size <= TYPED_WORDS_MAX) break
        typed.delete(oldest)
        stems.delete(oldest)
      }
      return stems
    },
  }
}
