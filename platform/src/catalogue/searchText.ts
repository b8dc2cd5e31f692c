import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from '../database/schema.ts'
import { FUZZINESS, FUZZY_MAX_EXPANSIONS, FUZZY_PREFIX_LENGTH, MINIMUM_SHOULD_MATCH } from '../limits.ts'
import type { StoreDefinition } from '../stores.ts'
import { textSearchConfiguration } from './textSearchConfiguration.ts'

/** How well a field's hit counts, least first: keywords and short description, category name 1, sku 2, name 4. */
const FIELD_WEIGHTS = [0.05, 0.25, 0.5, 1]
const FEWEST_LETTERS_FOR_FUZZINESS = 4

export type TextSearch = Readonly<{ predicate: RawBuilder<boolean>; rank: RawBuilder<number> }>

/**
 * Makes a search text a condition and a rank. A word matches by its stem, as the start of a word, or, when the
 * catalogue knows no such word, as a misspelling of one that it knows. Three quarters of the words have to match;
 * the text as a sku always does.
 * @returns null when the text holds no word.
 */
export async function searchText(db: Database, store: StoreDefinition, text: string): Promise<TextSearch | null> {
  const words = wordsOf(text)
  if (words.length === 0) return null
  const configuration = sql.lit(textSearchConfiguration(store))
  const expansions = await expandWords(db, store, words)
  const queries = words.map((word) => {
    const spellings = expansions.get(word) ?? [word]
    const parts = spellings.flatMap((spelling) => [
      sql`plainto_tsquery(${configuration}, ${spelling})`,
      sql`to_tsquery('simple', ${`'${spelling}':*`})`,
    ])
    return sql`(${sql.join(parts, sql` || `)})`
  })
  const needed = Math.max(1, Math.floor(words.length * MINIMUM_SHOULD_MATCH))
  const anyWord = sql`(${sql.join(queries, sql` || `)})`
  const matched = sql.join(
    queries.map((query) => sql`(search @@ ${query})::integer`),
    sql` + `,
  )
  const skus = [text.trim().toLowerCase(), ...text.toLowerCase().split(/\s+/)].filter(Boolean)
  const isSku = sql<boolean>`skus && ${skus}::text[]`
  return {
    predicate: sql<boolean>`(${isSku} or (search @@ ${anyWord} and ${matched} >= ${needed}))`,
    rank: sql<number>`(ts_rank(${FIELD_WEIGHTS}::real[], search, ${anyWord}) + (${matched}) + (${isSku})::integer * 100)`,
  }
}

/** Words of a text, lower case and without accents; quotes and operators are no part of a word. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
  return [...new Set(plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean))].slice(0, 12)
}

async function expandWords(
  db: Database,
  store: StoreDefinition,
  words: readonly string[],
): Promise<Map<string, string[]>> {
  const candidates = words.filter((word) => word.length >= FEWEST_LETTERS_FOR_FUZZINESS)
  if (candidates.length === 0) return new Map()
  const { rows } = await sql<{ typed: string; word: string }>`
    select typed, word from unnest(${candidates}::text[]) typed, lateral (
      select word from catalogue_word
      where index_name = ${store.index}
        and left(word, ${FUZZY_PREFIX_LENGTH}) = left(typed, ${FUZZY_PREFIX_LENGTH})
        and levenshtein(word, typed) <= case when length(typed) < 5 then 1 else ${FUZZINESS}::integer end
      order by levenshtein(word, typed), word limit ${FUZZY_MAX_EXPANSIONS}) near
    where not exists (
      select 1 from catalogue_word where index_name = ${store.index} and word like typed || '%')`.execute(db)
  const expansions = new Map<string, string[]>()
  for (const row of rows) expansions.set(row.typed, [...(expansions.get(row.typed) ?? [row.typed]), row.word])
  return expansions
}
