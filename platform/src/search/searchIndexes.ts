import type { Kysely } from 'kysely'
import type { CatalogueVersion } from '../catalogue/catalogueVersion.ts'
import type { Database, Schema } from '../database/schema.ts'
import { INDEX_EMPTY_SHARE_MAX, RECENT_ANSWERS_MAX } from '../limits.ts'
import { stores } from '../stores.ts'
import type { StoreDefinition } from '../stores.ts'
import { NO_LABELS, readAttributeLabels } from './text/attributeLabels.ts'
import { createCatalogueIndex } from './catalogueIndex.ts'
import type { AttributeLabels } from './text/attributeLabels.ts'
import type { CatalogueIndex } from './catalogueIndex.ts'
import type { Language } from './words/meaning.ts'
import { loadIndex } from './loadIndex.ts'
import { NO_MENU, readMenu } from './ranks/menu.ts'
import type { Menu } from './ranks/menu.ts'
import { createSlotTraits } from './ranks/slotTraits.ts'
import { createOfferClock } from './offerClock.ts'
import { createRecentAnswers } from './recentAnswers.ts'
import type { RecentAnswers } from './recentAnswers.ts'
import { loadTaxRules } from '../tax/loadTaxRules.ts'
import { GOODS_TAX_CLASS } from '../tax/goodsTaxClass.ts'
import { taxRate } from '../tax/taxRate.ts'
import { createStemBook } from './text/createStemBook.ts'
import type { StemBook } from './text/createStemBook.ts'
import { createSynonyms } from './text/synonyms.ts'
import { createOptionWords } from './words/impliedValues.ts'
import type { OptionWords } from './words/impliedValues.ts'

/** An index at its current version, and the meaning of a text in its language. */
export type ReadyIndex = Readonly<{
  index: CatalogueIndex
  answers: RecentAnswers
  /** Values that can be chosen, by their words. */
  options: OptionWords
  /** Tax of ordinary goods in the store's country, in percent. */
  taxPercent: number
  languageOf: (words: readonly string[]) => Promise<Language>
}>

export type SearchIndexes = Readonly<{
  ready: (store: StoreDefinition, entity: string) => Promise<ReadyIndex>
  /** Reads the indexes of products and categories of every store, so that no page waits for it. Stops at the signal. */
  warmUp: (signal: AbortSignal) => Promise<void>
  /** Prices the documents in the database by now, for searches that ask it alone. */
  settle: (store: StoreDefinition) => Promise<void>
}>

type Held = Readonly<{
  index: CatalogueIndex
  version: CatalogueVersion
  synonyms: Language['synonyms']
  answers: RecentAnswers
  vocabulary: Vocabulary
  options: OptionWords
  taxPercent: number
}>

/** Where the words of attributes and categories come from. */
type Vocabulary = Readonly<{ labels: AttributeLabels; menu: Menu }>

/** Kinds of documents that shoppers list and search. */
const SEARCHED_ENTITIES = ['product', 'category'] as const

const NO_VOCABULARY: Vocabulary = { labels: NO_LABELS, menu: NO_MENU }

/**
 * The indexes of this process, one for each kind of document in each store. Each is read at its first use and follows
 * the database: every search compares versions first, and reads the changes.
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
    // A failed read must not become the result of every later request.
    current.catch(() => held.delete(key))
    const { index, synonyms, answers, options, taxPercent } = await current
    const languageOf = async (words: readonly string[]) => {
      await stemBook.learn(db, synonyms.words)
      const hasCompounds = store.language === 'de-DE'
      return { synonyms, stems: await stemBook.learnTyped(db, words), hasCompounds }
    }
    return { index, answers, options, taxPercent, languageOf }
  }
  const warmUp = async (signal: AbortSignal) => {
    for (const store of stores)
      for (const entity of SEARCHED_ENTITIES) {
        if (signal.aborted) return
        await ready(store, entity)
      }
  }
  return { ready, warmUp, settle: (store) => offers.settle(store.index) }
}

type Reading = Readonly<{ store: StoreDefinition; entity: string; version: CatalogueVersion; stemBook: StemBook }>

async function refresh(db: Database, known: Held | null, reading: Reading): Promise<Held> {
  const { store, entity, version, stemBook } = reading
  if (known !== null && known.version.version >= version.version) return known
  const vocabulary = await readVocabulary(db, known, reading)
  const isGrown =
    known !== null &&
    known.version.version >= version.cleared &&
    !isFullOfHoles(known.index) &&
    known.vocabulary === vocabulary
  const { labels, menu } = vocabulary
  const stems = await stemBook.learn(db, wordsOfVocabulary(vocabulary))
  const index = isGrown ? known.index : createCatalogueIndex(createSlotTraits(menu, stems))
  const after = isGrown ? known.version.version : 0
  await loadIndex(db, index, { indexName: store.index, entity, after, stemBook, labels })
  const [synonyms, options] = [await readSynonyms(db, store), createOptionWords(labels, stems)]
  const goods = { classId: GOODS_TAX_CLASS, country: store.country }
  const taxPercent = taxRate(await loadTaxRules(db, store), goods)?.percent ?? 0
  return { index, version, synonyms, answers: createRecentAnswers(RECENT_ANSWERS_MAX), vocabulary, options, taxPercent }
}

/** The labels and the menu as they are now: the same object as before where no word of them has changed. */
async function readVocabulary(db: Database, known: Held | null, { store, entity }: Reading): Promise<Vocabulary> {
  if (entity !== 'product') return NO_VOCABULARY
  if (known !== null && !(await isRelabelled(db, store, known.version.version))) return known.vocabulary
  const [labels, menu] = await Promise.all([readAttributeLabels(db, store.index), readMenu(db, store.index)])
  const textOf = (vocabulary: Vocabulary) => JSON.stringify([vocabulary.labels.values, [...vocabulary.menu]])
  const isSame = known !== null && textOf(known.vocabulary) === textOf({ labels, menu })
  return isSame ? known.vocabulary : { labels, menu }
}

function wordsOfVocabulary({ labels, menu }: Vocabulary): string[] {
  const options = labels.values.flatMap(({ items }) => items)
  const ofLabels = options.flatMap((item) => (item.kind === 'word' ? item.word : (item.next ?? [])))
  return [...ofLabels, ...[...menu.values()].flatMap(({ words }) => words)]
}

/** Whether attributes or categories were written: every document may then have other words. */
async function isRelabelled(db: Database, { index }: StoreDefinition, after: number): Promise<boolean> {
  const changed = await db
    .selectFrom('catalogue_document')
    .select('document_id')
    .where('index_name', '=', index)
    .where('entity', 'in', ['attribute', 'category'])
    .where('version', '>', after)
    .limit(1)
    .execute()
  return changed.length > 0
}

/** Returns true if changes have left so many empty slots that rebuilding the index is cheaper. */
function isFullOfHoles({ emptySlots, ids }: CatalogueIndex): boolean {
  return emptySlots > ids.length * INDEX_EMPTY_SHARE_MAX
}

async function readSynonyms(db: Database, store: StoreDefinition): Promise<Language['synonyms']> {
  const rows = await db.selectFrom('search_synonym').select('terms').where('language', '=', store.language).execute()
  return createSynonyms(rows.map(({ terms }) => terms))
}
