import type { Kysely } from 'kysely'
import type { SourceFields } from '../catalogue/queries/sourceFields.ts'
import type { SearchQuery } from '../catalogue/queries/searchQuery.ts'
import type { Schema } from '../database/schema.ts'
import type { StoreDefinition } from '../stores.ts'
import type { Aggregations } from './countFacets.ts'
import type { SearchIndexes } from './searchIndexes.ts'
import type { TextMatch } from './text/textMatch.ts'

export type SearchRequest = Readonly<{
  store: StoreDefinition
  entity: string
  query: SearchQuery
  size: number
  from: number
  fields: SourceFields
}>

/** One hit; `source` is JSON text straight from the database, never parsed on the way when nothing has to change. */
export type SearchHit = Readonly<{ id: number; score: number | null; source: string }>

export type SearchResult = Readonly<{
  hits: readonly SearchHit[]
  total: number
  aggregations: Aggregations
  match: TextMatch | null
}>

export type SearchScope = Readonly<{ db: Kysely<Schema>; indexes: SearchIndexes }>
