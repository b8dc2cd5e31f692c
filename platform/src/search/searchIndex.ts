import { sql } from 'kysely'
import { projectInDatabase } from '../catalogue/queries/projectInDatabase.ts'
import { searchFilters } from '../catalogue/queries/searchFilters.ts'
import { searchOrder } from '../catalogue/queries/searchOrder.ts'
import { isVariantFilter } from '../catalogue/queries/variantFilters.ts'
import type { SearchFilter, SearchQuery } from '../catalogue/queries/searchQuery.ts'
import type { Database } from '../database/schema.ts'
import { SEARCH_WORDS_MAX } from '../limits.ts'
import type { CatalogueIndex } from './catalogueIndex.ts'
import { countFacets } from './countFacets.ts'
import type { Aggregations } from './countFacets.ts'
import { expandText } from './text/expandText.ts'
import { firstInOrder } from './firstInOrder.ts'
import { scoreText } from './text/scoreText.ts'
import type { TextScores } from './text/scoreText.ts'
import type { SearchHit, SearchRequest, SearchResult, SearchScope } from './searchRequest.ts'
import type { ReadyIndex } from './searchIndexes.ts'
import type { IndexAnswer } from './recentAnswers.ts'
import { selectSlots } from './selectSlots.ts'
import type { Selection } from './selectSlots.ts'
import { isNewestFirst, slotOrder } from './slotOrder.ts'
import { slotTest } from './slotTest.ts'
import { textMatch } from './text/textMatch.ts'
import type { TextReading } from './text/textMatch.ts'
import { narrowingOf } from './variants/narrowing.ts'
import type { Narrowing } from './variants/narrowing.ts'
import { tallyOf } from './variants/tally.ts'
import { weeklyAsPrice } from '../credit/weeklyAsPrice.ts'
import { wordsOf } from './text/wordsOf.ts'

/** Scores and reading of a search text; null without a text. */
type Scores = (TextScores & TextReading) | null

/** Searches the index. Only the documents of the page, and fields that the index lacks, are read from the database. */
export async function searchIndex({ db, indexes }: SearchScope, request: SearchRequest): Promise<SearchResult> {
  const ready = await indexes.ready(request.store, request.entity)
  const { size, from } = request
  const query = request.store.country === 'MX' ? weeklyAsPrice(request.query, ready.taxPercent) : request.query
  const isShuffled = query.sorts.some(({ field }) => field === 'random')
  const question = JSON.stringify([query, size, from])
  const answer =
    (isShuffled ? undefined : ready.answers.get(question)) ?? (await answerOf(db, ready, { ...request, query }))
  if (!isShuffled) ready.answers.put(question, answer)
  return { ...answer, hits: await readHits(db, request, answer.page) }
}

async function answerOf(db: Database, ready: ReadyIndex, request: SearchRequest): Promise<IndexAnswer> {
  const { index } = ready
  const scores = await scoresOf(ready, request)
  const narrowing = narrowingOf(index, request.query.filters)
  const slots = selectSlots(index, await selectionOf(db, index, { request, scores, narrowing }))
  const page = await pageOf(db, index, { request, scores, narrowing, slots })
  const hits = page.map((slot) => ({ id: index.ids[slot] ?? 0, score: scores?.of[slot] ?? null }))
  const complete = scores === null ? [] : slots.filter(scores.hasAll)
  const match = scores === null ? null : textMatch(scores, complete.length)
  scores?.release()
  const aggregations = aggregationsOf(index, request.query, { slots, complete, narrowing })
  return { match, page: hits, total: slots.length, aggregations }
}

/** `complete` are the slots with all words of the text. */
type Hits = Readonly<{ slots: readonly number[]; complete: readonly number[]; narrowing: Narrowing | null }>

function aggregationsOf(index: CatalogueIndex, query: SearchQuery, { slots, complete, narrowing }: Hits): Aggregations {
  if (query.available.length === 0) return {}
  if (query.countedHits !== 'all_words') return countFacets(query, tallyOf(index, slots, narrowing))
  const counted = complete.length > 0 ? complete : slots
  return { ...countFacets(query, tallyOf(index, counted, narrowing)), agg_hits: { doc_count: counted.length } }
}

async function scoresOf({ index, options, languageOf }: ReadyIndex, { query }: SearchRequest): Promise<Scores> {
  if (query.text === '') return null
  const language = await languageOf(wordsOf(query.text).slice(0, 2 * SEARCH_WORDS_MAX))
  const concepts = expandText(index.text, query.text, { language, isUnfinished: query.isUnfinished })
  const typed = query.text.trim().toLowerCase()
  const scores = scoreText(index, concepts, [...new Set([typed, ...typed.split(/\s+/)])])
  return { ...scores, concepts, options }
}

type Found = Readonly<{ request: SearchRequest; scores: Scores; narrowing: Narrowing | null }>

/** Filters that the index cannot answer are answered by the database, as a list of ids. */
async function selectionOf(
  db: Database,
  index: CatalogueIndex,
  { request, scores, narrowing }: Found,
): Promise<Selection> {
  const { filters } = request.query
  const alternatives = filters.filter(({ alternative }) => alternative).map((filter) => slotTest(index, filter))
  const known = alternatives.flatMap((test) => test ?? [])
  const knowsAlternatives = known.length === alternatives.length
  const required = filters
    .filter(({ alternative }) => !alternative)
    .map((filter) => ({ filter, test: slotTest(index, filter) }))
  const unknown = required.filter(({ test }) => test === null).map(({ filter }) => filter)
  // One variant has to meet them all: then the database sees those that the index knows too.
  const isJoint = unknown.some(isVariantFilter)
  const asked = [
    ...(isJoint ? required.map(({ filter }) => filter) : unknown),
    ...(knowsAlternatives ? [] : filters.filter(({ alternative }) => alternative)),
  ]
  const tests = [
    ...required.flatMap(({ test }) => test ?? []),
    ...(narrowing === null ? [] : [{ holds: narrowing.holds, lists: null }]),
  ]
  const found = asked.length === 0 ? null : await findSlots(db, index, { request, asked })
  return {
    required: scores === null || found === null ? tests : [...tests, { holds: (slot) => found.has(slot), lists: null }],
    alternatives: knowsAlternatives ? known : [],
    among: scores?.slots ?? (found === null ? null : [...found]),
  }
}

async function findSlots(
  db: Database,
  index: CatalogueIndex,
  { request, asked }: { request: SearchRequest; asked: readonly SearchFilter[] },
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select document_id as id from catalogue_document
    where index_name = ${request.store.index} and entity = ${request.entity} and ${searchFilters(asked)}`.execute(db)
  return new Set(rows.flatMap(({ id }) => index.slotOf.get(id) ?? []))
}

async function pageOf(
  db: Database,
  index: CatalogueIndex,
  { request, scores, narrowing, slots }: Found & Readonly<{ slots: readonly number[] }>,
): Promise<number[]> {
  const { query, size, from } = request
  if (size === 0) return []
  const order = slotOrder(index, query.sorts, { scores, narrowing })
  const seen = isNewestFirst(query.sorts) ? slots.toReversed() : slots
  if (order !== null) return firstInOrder(seen, from + size, order).slice(from)
  const ids = slots.map((slot) => index.ids[slot] ?? 0)
  const { rows } = await sql<{ id: number }>`
    select document_id as id from catalogue_document
    where index_name = ${request.store.index} and entity = ${request.entity} and document_id = any(${ids}::bigint[])
    order by ${searchOrder(query.sorts, query.filters)} limit ${size} offset ${from}`.execute(db)
  return rows.flatMap(({ id }) => index.slotOf.get(id) ?? [])
}

async function readHits(
  db: Database,
  { store, entity, fields }: SearchRequest,
  page: IndexAnswer['page'],
): Promise<SearchHit[]> {
  if (page.length === 0) return []
  const { rows } = await sql<{ id: number; source: string }>`
    select document_id as id, ${projectInDatabase(fields)}::text as source from catalogue_document
    where index_name = ${store.index} and entity = ${entity}
      and document_id = any(${page.map(({ id }) => id)}::bigint[])`.execute(db)
  const sources = new Map(rows.map(({ id, source }) => [id, source]))
  return page.flatMap(({ id, score }) => {
    const source = sources.get(id)
    return source === undefined ? [] : [{ id, score, source }]
  })
}
