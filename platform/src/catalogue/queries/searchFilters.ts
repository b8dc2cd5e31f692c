import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Condition, RangeBounds, SearchFilter } from './searchQuery.ts'
import { PRICE_ATTRIBUTES, numbers, spellBoolean, spellings } from '../termSpellings.ts'
import { isDecidedByVariants, someVariantMeets } from './variantFilters.ts'

type Predicate = RawBuilder<boolean>

/** Attributes that are columns of their own, by the type of the column. */
const TEXT_COLUMNS: ReadonlySet<string> = new Set(['sku', 'url_path', 'identifier', 'slug', 'type_id'])
const INTEGER_COLUMNS: ReadonlyMap<string, string> = new Map([
  ['id', 'document_id'],
  ['status', 'status'],
  ['visibility', 'visibility'],
])

/**
 * Where clause of filters: all of them, and of the alternatives at least one. Those of scope catalog, and that on stock,
 * hold in one variant of a configurable product at once.
 */
export function searchFilters(filters: readonly SearchFilter[]): Predicate {
  const required = filters.filter((filter) => !filter.alternative).map(filterPredicate)
  const alternatives = filters.filter((filter) => filter.alternative).map(filterPredicate)
  const one = someVariantMeets(filters)
  const all = [...required, ...(alternatives.length > 0 ? [any(alternatives)] : []), ...(one === null ? [] : [one])]
  return all.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(all, sql` and `)})`
}

function filterPredicate(filter: SearchFilter): Predicate {
  const own = conditionPredicate(filter.attribute, filter.condition)
  if (isDecidedByVariants(filter)) return sql<boolean>`(variants is not null or ${own})`
  // A range tests the plain attribute for every type of product.
  if (!filter.isCatalog || filter.condition.kind === 'range') return own
  const options = conditionPredicate(`${filter.attribute}_options`, filter.condition)
  return any([own, sql<boolean>`(${options} and type_id = 'configurable')`])
}

function conditionPredicate(attribute: string, condition: Condition): Predicate {
  if (condition.kind === 'range') return rangePredicate(attribute, condition.bounds)
  const positive =
    condition.kind === 'exists' ? existsPredicate(attribute) : termsPredicate(attribute, condition.values)
  return condition.negated ? sql<boolean>`(${positive}) is not true` : positive
}

function termsPredicate(attribute: string, values: readonly string[]): Predicate {
  if (TEXT_COLUMNS.has(attribute)) return sql<boolean>`${sql.ref(attribute)} = any(${[...values]}::text[])`
  const integerColumn = INTEGER_COLUMNS.get(attribute)
  if (integerColumn !== undefined) return sql<boolean>`${sql.ref(integerColumn)} = any(${integers(values)}::bigint[])`
  if (attribute === 'category_ids') return sql<boolean>`category_ids && ${integers(values)}::bigint[]`
  // Looked up by address: an index stands on exactly this expression.
  if (attribute === 'url_key') return sql<boolean>`(facets -> 'url_key' ->> 0) = any(${[...values]}::text[])`
  // Of reviews, which have one: an index stands on it, too.
  if (attribute === 'product_id') return sql<boolean>`(facets -> 'product_id' ->> 0) = any(${[...values]}::text[])`
  if (PRICE_ATTRIBUTES.includes(attribute)) return sql<boolean>`price = any(${numbers(values)}::numeric[])`
  if (attribute === 'stock.is_in_stock')
    return sql<boolean>`is_in_stock::text = any(${values.map(spellBoolean)}::text[])`
  if (attribute === 'configurable_children.sku')
    return sql<boolean>`skus && ${values.map((value) => value.toLowerCase())}::text[]`
  if (!attribute.includes('.')) return sql<boolean>`(facets -> ${attribute}) ?| ${spellings(values)}::text[]`
  return sql<boolean>`exists (
    select 1 from jsonb_path_query(source, ${elementPath(attribute)}::jsonpath, '{}', true) element
    where element #>> '{}' = any(${spellings(values)}::text[]))`
}

function existsPredicate(attribute: string): Predicate {
  const column = TEXT_COLUMNS.has(attribute) ? attribute : INTEGER_COLUMNS.get(attribute)
  if (column !== undefined) return sql<boolean>`${sql.ref(column)} is not null`
  return sql<boolean>`jsonb_path_exists(source, ${`${elementPath(attribute)} ? (@ != null)`}::jsonpath, '{}', true)`
}

const COMPARISONS = { gt: sql`>`, gte: sql`>=`, lt: sql`<`, lte: sql`<=` } as const
const PATH_COMPARISONS = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const

function rangePredicate(attribute: string, bounds: RangeBounds): Predicate {
  const entries = (['gt', 'gte', 'lt', 'lte'] as const).flatMap((operator) => {
    const bound = bounds[operator]
    return bound === undefined ? [] : [{ operator, bound }]
  })
  if (entries.length === 0) return sql<boolean>`true`
  const column = PRICE_ATTRIBUTES.includes(attribute) ? 'price' : INTEGER_COLUMNS.get(attribute)
  const isNumeric = entries.every(({ bound }) => Number.isFinite(Number(bound)))
  if (column !== undefined) {
    if (!isNumeric) return sql<boolean>`false`
    const parts = entries.map(
      ({ operator, bound }) => sql<boolean>`${sql.ref(column)} ${COMPARISONS[operator]} ${bound}::numeric`,
    )
    return sql<boolean>`(${sql.join(parts, sql` and `)})`
  }
  // Numbers compare as numbers even where the document holds text; dates compare as the text they are.
  const element = isNumeric ? '@.double()' : '@'
  const path = `${elementPath(attribute)} ? (${entries.map(({ operator }) => `${element} ${PATH_COMPARISONS[operator]} $${operator}`).join(' && ')})`
  const variables = Object.fromEntries(
    entries.map(({ operator, bound }) => [operator, isNumeric ? Number(bound) : bound]),
  )
  const holder = attribute.includes('.') ? sql.ref('source') : sql.ref('facets')
  return sql<boolean>`jsonb_path_exists(${holder}, ${path}::jsonpath, ${JSON.stringify(variables)}::jsonb, true)`
}

/** JSON path to every value of an attribute, through lists on the way. Keys are quoted: they come from the caller. */
export function elementPath(attribute: string): string {
  return `$${attribute
    .split('.')
    .map((key) => `.${JSON.stringify(key)}`)
    .join('')}[*]`
}

function integers(values: readonly string[]): number[] {
  return values.map(Number).filter((value) => Number.isSafeInteger(value))
}

function any(predicates: readonly Predicate[]): Predicate {
  return sql<boolean>`(${sql.join(predicates, sql` or `)})`
}
