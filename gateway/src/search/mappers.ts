import type {
  Facet,
  FacetValue,
  FilterInput,
  PriceBounds,
  ProductSort,
  SearchMatch,
} from '../__generated__/schemaTypes.ts'
import type { AppliedFilter } from '../catalogue/catalogueSearch.ts'
import type { Page } from '../graph/connection.ts'
import type { CategoryNode } from '../catalogue/categories/categoryTree.ts'
import type { ProductAnswer } from '../catalogue/products/productClient.ts'
import type { ProductDocument } from '../catalogue/products/productDocument.ts'

/** Parent value of `Suggestions`: products and categories come from a call each. */
export type SuggestionsMapper = Readonly<{
  text: string
  /** Null if no field of products is selected. */
  found: Promise<ProductAnswer | null>
  categories: Promise<readonly CategoryNode[]>
}>

/** A facet without its attribute, which is read when it is selected. */
export type FacetMapper = Omit<Facet, '__typename' | 'definition' | 'buckets'> &
  Readonly<{
    /** Disjoint steps; absent for facets without them. */
    buckets?: readonly FacetValue[]
  }>

/** Counts of a product list, beside its products. */
export type ListCounts = Readonly<{
  /** Null if the platform counted nothing. */
  facets: () => Promise<readonly FacetMapper[] | null>
  priceBounds: () => PriceBounds | null
}>

/** Page of a product list, with the list's counts if they were selected. */
export type ProductPage = Page<ProductDocument> &
  Readonly<{
    counts: ListCounts | null
    /** Shopper's filters. */
    given: readonly FilterInput[]
    /** Orders of the list, and the requested one; null for its own. */
    sorts: Readonly<{ applied: ProductSort | null; isLending: boolean }>
    /** Maximum number of items of the page. */
    perPage: number
    /** Platform's interpretation of the text; null without a text, and if the platform does not report it. */
    match: SearchMatch | null
    /** Conditions on a variant that is shown in a product's place: the shopper's, and stock if the list requires it. */
    conditions: readonly AppliedFilter[]
  }>
