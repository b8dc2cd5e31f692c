import type { TextMatch } from './textMatch.ts'

/** Condition of a search; all conditions must be met. `catalog` conditions also match variants' values. */
export type AppliedFilter = Readonly<{
  attribute: string
  value: Readonly<Record<string, unknown>>
  scope: 'default' | 'catalog'
}>

/** Sort field; `options` is a direction, or an object of the search engine. */
export type SortField = Readonly<{ field: string; options: 'asc' | 'desc' | Readonly<Record<string, unknown>> }>

/** Attribute whose values are counted over all hits; for prices, the ranges to count. */
export type AvailableFilter = Readonly<{
  field: string
  scope: 'catalog'
  options: Readonly<{ size?: number; ranges?: readonly Readonly<{ from: number; to?: number }>[] }>
}>

export type CatalogueSearch = Readonly<{
  entity: 'product' | 'category' | 'attribute' | 'taxrule' | 'cms_page' | 'cms_block' | 'review'
  filters: readonly AppliedFilter[]
  sort?: readonly SortField[]
  text?: string
  /** True if the last word of the text may be unfinished, as while a shopper types. */
  isUnfinished?: boolean
  available?: readonly AvailableFilter[]
  offset?: number
  size: number
  /** Fields to read; null for whole documents. */
  fields: readonly string[] | null
  cacheMs?: number
  /** Maximum age of a last good reply that replaces a failed one; only for a search that no client has a part in. */
  staleMs?: number
}>

export type CatalogueAnswer = Readonly<{
  sources: readonly unknown[]
  total: number
  /**
   * Raw aggregations of the `available` attributes; undefined without any. Those of a text search cover the products
   * with all its words, or all of them if there are none, where the platform can tell them apart.
   */
  aggregations: unknown
  /** Interpretation of the search text; null if the platform does not report it. */
  match: TextMatch | null
}>
