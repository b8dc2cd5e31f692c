import { sql } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { TYPED_WORDS_MAX } from '../../limits.ts'
import type { StoreDefinition } from '../../stores.ts'
import type { Stems } from '../words/stems.ts'

const DICTIONARIES = { 'es-MX': 'spanish_stem', 'de-DE': 'german_stem', 'it-IT': 'italian_stem' } as const

/** The stems of a language, learned from PostgreSQL's dictionaries as words come up. */
export type StemBook = Readonly<{
  /** Words of documents: they are known for good. */
  learn: (db: Database, words: Iterable<string>) => Promise<Stems>
  /** Words typed by shoppers: they are arbitrary, so only a limited number of them is cached. */
  learnTyped: (db: Database, words: Iterable<string>) => Promise<Stems>
}>

/** Letters that a stem keeps at least when more than an ending is taken off. */
const SHORTEST_STEM = 4
const ENDING_MAX_LETTERS = 2

/**
 * Corrects stems that dictionaries get wrong for words without accents: "camaras" is no form of "cama", and plurals such
 * as "Sofas" are of "Sofa" in German too.
 */
function mended(word: string, stem: string | undefined): string {
  if (stem === undefined) return word
  const isTooShort = stem.length < SHORTEST_STEM && word.length - stem.length > ENDING_MAX_LETTERS
  return (isTooShort ? word : stem).replace(/([aio])s$/, '$1')
}

export function createStemBook(language: StoreDefinition['language']): StemBook {
  const stems = new Map<string, string | null>()
  /** Words known only from shoppers' texts, least recently typed first. */
  const typed = new Set<string>()
  const lookUp = async (db: Database, words: readonly string[]) => {
    const { rows } = await sql<{ word: string; lexemes: string[] | null }>`
      select word, ts_lexize(${DICTIONARIES[language]}::regdictionary, word) as lexemes
      from unnest(${words}::text[]) word`.execute(db)
    // Dictionaries return an empty list of lexemes for a stop word.
    for (const { word, lexemes } of rows) stems.set(word, lexemes?.length === 0 ? null : mended(word, lexemes?.[0]))
  }
  return {
    learn: async (db, words) => {
      const wanted = new Set(words)
      for (const word of wanted) typed.delete(word)
      const unknown = [...wanted].filter((word) => !stems.has(word))
      if (unknown.length > 0) await lookUp(db, unknown)
      // A concurrent `learnTyped` may have marked one of them as evictable again.
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
