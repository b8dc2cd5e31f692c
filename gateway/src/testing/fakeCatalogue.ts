import type { Document } from './productDocuments.ts'
import { Refusal } from './fakeCart.ts'
import { countDocuments } from './countDocuments.ts'

type Filter = { attribute: string; value: Record<string, unknown> }
type Query = {
  _availableFilters: { field: string; options: { size?: number; ranges?: { from: number; to?: number }[] } }[]
  _appliedFilters: Filter[]
  _appliedSort: { field: string; options: string | { nested_filter: { term: Record<string, number> } } }[]
  _searchText: string
}

/** Searches documents as the platform does, for the queries that the gateway sends: `body` is the query, as JSON. */
export function searchDocuments(documents: readonly Document[], parameters: URLSearchParams, body: string): unknown {
  if (parameters.get('request_format') !== 'search-query')
    throw new Refusal(400, 'Only request_format=search-query is accepted')
  const query = JSON.parse(body) as Query
  const found = documents
    .filter((document) => query._appliedFilters.every((filter) => holds(document, filter)))
    .filter((document) =>
      (typeof document.name === 'string' ? document.name : '').toLowerCase().includes(query._searchText.toLowerCase()),
    )
    .toSorted((a, b) => compare(a, b, query._appliedSort))
  const from = Number(parameters.get('from') ?? 0)
  const fields = parameters.get('_source_include')?.split(',') ?? null
  const page = found.slice(from, from + Number(parameters.get('size') ?? 10))
  const hits = page.map((document) => ({ _type: 'product', _source: fields ? pick(document, fields) : document }))
  const aggregations = countDocuments(found, query._availableFilters)
  const counts = query._availableFilters.length > 0 ? { aggregations } : {}
  return { took: 1, hits: { total: { value: found.length, relation: 'eq' }, hits }, ...counts }
}

/** Returns the named fields; `a.b` selects in objects and in lists of them. */
export function pick(document: Document, fields: readonly string[]): Document {
  const names = new Set(fields.map((field) => field.split('.')[0]!))
  return Object.fromEntries(
    Object.entries(document)
      .filter(([name]) => names.has(name))
      .map(([name, value]) => {
        if (fields.includes(name)) return [name, value]
        const inner = fields
          .filter((field) => field.startsWith(`${name}.`))
          .map((field) => field.slice(name.length + 1))
        const picked = (item: unknown) => (item && typeof item === 'object' ? pick(item as Document, inner) : item)
        return [name, Array.isArray(value) ? value.map(picked) : picked(value)]
      }),
  )
}

function holds(document: Document, { attribute, value }: Filter): boolean {
  const own = document.type_id === 'configurable' ? valuesAt(document, [`${attribute}_options`]) : []
  const values = [...valuesAt(document, attribute.split('.')), ...own].map(String)
  if ('eq' in value) return values.includes(String(value.eq))
  if (Array.isArray(value.in)) return (value.in as unknown[]).some((wanted) => values.includes(String(wanted)))
  const numbers = valuesAt(document, [attribute === 'price' ? 'final_price' : attribute]).map(Number)
  return numbers.some(
    (number) =>
      number >= Number(value.gte ?? -Infinity) &&
      number <= Number(value.lte ?? Infinity) &&
      !(number <= Number(value.gt)),
  )
}

function valuesAt(value: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, [name!, ...rest].filter(Boolean)))
  if (name === undefined) return value === undefined || value === null ? [] : [value]
  return value && typeof value === 'object' ? valuesAt((value as Document)[name], rest) : []
}

function compare(a: Document, b: Document, sort: Query['_appliedSort']): number {
  for (const { field, options } of sort) {
    const difference =
      typeof options === 'string'
        ? Number(a[field] ?? 0) - Number(b[field] ?? 0)
        : placeIn(a, options) - placeIn(b, options)
    if (Number.isNaN(difference)) continue
    if (difference !== 0) return options === 'desc' ? -difference : difference
  }
  return 0
}

/** Returns a product's position in a category; last if editors gave it none. */
function placeIn(document: Document, { nested_filter }: { nested_filter: { term: Record<string, number> } }): number {
  const entries = (document.category ?? []) as { category_id: number; position: number }[]
  const places = entries.filter(({ category_id }) => category_id === nested_filter.term['category.category_id'])
  return Math.min(...places.map(({ position }) => position), 1_000_000)
}
