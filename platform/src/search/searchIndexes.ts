import type { Kysely } from 'kysely'
import type { CatalogueVersion } from '../catalogue/catalogueVersion.ts'
import type { Schema } from '../database/schema.ts'
import { INDEX_EMPTY_SHARE_MAX, RECENT_ANSWERS_MAX } from '../limits.ts'
import { stores } from '../stores.ts'
import type { StoreDefinition } from '../stores.ts'
import { createCatalogueIndex } from './catalogueIndex.ts'
import type { CatalogueIndex } from './catalogueIndex.ts'
import type { Language } from './expandText.ts'
import { loadIndex } from './loadIndex.ts'
import { createOfferClock } from './offerClock.ts'
import { createRecentAnswers } from './recentAnswers.ts'
import type { RecentAnswers } from './recentAnswers.ts'
import { createStemBook } from './stems.ts'
import type { StemBook } from './stems.ts'
import { createSynonyms } from './synonyms.ts'

/** An index as it is now, and what a text means in its language. */
export type ReadyIndex = Readonly<{
  index: CatalogueIndex
  answers: RecentAnswers
  languageOf: (words: readonly string[]) => Promise<Language>
}>

export type SearchIndexes = Readonly<{
  ready: (store: StoreDefinition, entity: string) => Promise<ReadyIndex>
  /** Prices the documents in the database by now, for searches that ask it alone. */
  settle: (store: StoreDefinition) => Promise<void>
}>

type Held = Readonly<{
  index: CatalogueIndex
  version: CatalogueVersion
  synonyms: Language['synonyms']
  answers: RecentAnswers
}>

/**
 * The indexes of this process, one for each kind of document in each store. They are read when they are first asked
 * for, and follow the database: before each search its version is looked up, and what has changed is read.
 */
export function createSearchIndexes(db: Kysely<Schema>): SearchIndexes {
  const held = new Map<string, Promise<Held>>()
  const offers = createOfferClock(db)
  const stemBooks = new Map(stores.map(({ language }) => [language, createStemBook(language)]))

  const ready = async (store: StoreDefinition, entity: string): Promise<ReadyIndex> => {
    const stemBook = stemBooks.get(store.language) ?? createStemBook(store.language)
    const key = `${store.index}/${entity}`
    // Requests queue up behind one reading of the version: the first that finds a change reads it for all.
    const version = await offers.version(store.index)
    const former = held.get(key) ?? Promise.resolve(null)
    const current = former.then((known) => refresh(db, known, { store, entity, version, stemBook }))
    held.set(key, current)
    // A reading that failed must not be what every later request gets.
    current.catch(() => held.delete(key))
    const { index, synonyms, answers } = await current
    const languageOf = async (words: readonly string[]) => {
      await stemBook.learn(db, synonyms.words)
      return { synonyms, stems: await stemBook.learnTyped(db, words) }
    }
    return { index, answers, languageOf }
  }
  return { ready, settle: (store) => offers.settle(store.index) }
}

type Reading = Readonly<{ store: StoreDefinition; entity: string; version: CatalogueVersion; stemBook: StemBook }>

async function refresh(db: Kysely<Schema>, known: Held | null, reading: Reading): Promise<Held> {
  const { store, entity, version, stemBook } = reading
  if (known !== null && known.version.version >= version.version) return known
  const isGrown = known !== null && known.version.version >= version.cleared && !isFullOfHoles(known.index)
  const index = isGrown ? known.index : createCatalogueIndex()
  const after = isGrown ? known.version.version : 0
  await loadIndex(db, index, { indexName: store.index, entity, after, stemBook })
  const synonyms = await readSynonyms(db, store)
  return { index, version, synonyms, answers: createRecentAnswers(RECENT_ANSWERS_MAX) }
}

/** Too many changes have left too many empty slots: reading it anew is cheaper in the end. */
function isFullOfHoles({ emptySlots, ids }: CatalogueIndex): boolean {
  return emptySlots > ids.length * INDEX_EMPTY_SHARE_MAX
}

async function readSynonyms(db: Kysely<Schema>, store: StoreDefinition): Promise<Language['synonyms']> {
  const rows = await db.selectFrom('search_synonym').select('terms').where('language', '=', store.language).execute()
  return createSynonyms(rows.map(({ terms }) => terms))
}
