import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { SearchFilter, SearchSort } from './searchQuery.ts'
import { shownVariant } from './variantFilters.ts'

/** Columns by the field that is asked for. A map, not an object: a field may be named `constructor`. */
const COLUMNS: ReadonlyMap<string, string> = new Map([
  ...['price', 'updated_at', 'sku', 'status', 'visibility', 'type_id', 'url_path', 'slug', 'identifier'].map(
    (name) => [name, name] as const,
  ),
  ['id', 'document_id'],
  ['final_price', 'price'],
])

/**
 * Order of documents in the database: the sorts asked for, then the id so that pages never overlap. `random` shuffles.
 * A product narrowed to some of its variants sorts by the price of the variant shown.
 */
export function searchOrder(sorts: readonly SearchSort[], filters: readonly SearchFilter[]): RawBuilder<unknown> {
  if (sorts.some((sort) => sort.field === 'random')) return sql`random()`
  const shown = shownVariant(filters)
  const asked = sorts.filter((sort) => sort.field !== '_score').map((sort) => sortExpression(sort, shown))
  return sql.join([...asked, sql`document_id`], sql`, `)
}

function sortExpression(
  { field, descending, within }: SearchSort,
  shown: RawBuilder<unknown> | null,
): RawBuilder<unknown> {
  const direction = descending ? sql`desc nulls last` : sql`asc nulls last`
  if (COLUMNS.get(field) === 'price') {
    const price = shown === null ? sql`price` : sql`coalesce((${shown} -> 'price' ->> 0)::numeric, price)`
    if (!within) return sql`${price} ${direction}`
    return sql`(case when ${price} >= ${within.low} and ${price} < ${within.high} then ${price} end) ${direction}`
  }
  const column = COLUMNS.get(field)
  if (column !== undefined) return sql`${sql.ref(column)} ${direction}`
  const [key = field] = field.split('.').slice(-1)
  const parent = field.split('.').slice(0, -1)
  const own = parent.length === 0 ? sql`facets -> ${key} ->> 0` : sql`source #> ${parent}::text[] ->> ${key}`
  const value = shown !== null && field === 'discount' ? sql`coalesce(${shown} -> 'discount' ->> 0, ${own})` : own
  // Numbers in number order although documents write many of them as text; other text after them.
  return sql`(case when (${value}) ~ '^-?\\d+(\\.\\d+)?$' then (${value})::numeric end) ${direction}, (${value}) ${direction}`
}
