import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Condition, SearchFilter } from './searchQuery.ts'
import { PRICE_ATTRIBUTES, numbers, spellBoolean, spellings } from '../termSpellings.ts'

type Predicate = RawBuilder<boolean>

const STOCK = 'stock.is_in_stock'
/** Attributes that each variant has a value of its own of, so that the product's says nothing about them. */
const OWN_OF_VARIANTS: ReadonlySet<string> = new Set([...PRICE_ATTRIBUTES, 'discount'])

/** Whether a condition has to hold in one variant together with all others of that kind: those of scope catalog, and stock. */
export function isVariantFilter({ attribute, alternative, isCatalog, condition }: SearchFilter): boolean {
  // A variant's sku identifies its stock: as a condition it names the product.
  if (alternative || condition.kind === 'exists' || attribute === 'sku') return false
  return isCatalog || attribute === STOCK
}

/** Whether a condition is one that the variants of a product decide alone. */
export function isDecidedByVariants(filter: SearchFilter): boolean {
  return isVariantFilter(filter) && OWN_OF_VARIANTS.has(filter.attribute)
}

/** Where clause: some variant meets all conditions at once. Null where no condition is about variants. */
export function someVariantMeets(filters: readonly SearchFilter[]): Predicate | null {
  const meets = oneVariantMeets(filters)
  return meets === null
    ? null
    : sql<boolean>`(variants is null or exists (select 1 from jsonb_array_elements(variants) as own (variant) where ${meets}))`
}

/**
 * The variant that conditions leave to show, as JSON: of those that meet them all one in stock, then the cheaper, then
 * the first. Null where all variants or none meet them: then the product is shown.
 */
export function shownVariant(filters: readonly SearchFilter[]): RawBuilder<unknown> | null {
  const meets = oneVariantMeets(filters)
  return meets === null
    ? null
    : sql`(select case when count(*) filter (where not meets) = 0 then null else
        (array_agg(variant order by is_out, price, place) filter (where meets))[1] end
      from (select variant, place, coalesce(${meets}, false) as meets, (variant -> 'price' ->> 0)::numeric as price,
          coalesce(variant -> ${STOCK} ->> 0, 'true') = 'false' as is_out
        from jsonb_array_elements(variants) with ordinality as own (variant, place)) own)`
}

function oneVariantMeets(filters: readonly SearchFilter[]): Predicate | null {
  const own = filters.filter(isVariantFilter)
  return own.length === 0 ? null : sql<boolean>`(${sql.join(own.map(variantPredicate), sql` and `)})`
}

/** An attribute that the variant does not carry is the product's: its own condition decides. */
function variantPredicate({ attribute, condition }: SearchFilter): Predicate {
  const name = PRICE_ATTRIBUTES.includes(attribute) ? 'price' : attribute
  return sql<boolean>`(not (variant ? ${name}) or ${valuePredicate(name, condition)})`
}

function valuePredicate(name: string, condition: Condition): Predicate {
  if (condition.kind === 'exists') return sql<boolean>`true`
  if (condition.kind === 'range') return rangePredicate(name, condition.bounds)
  const positive = termsPredicate(name, condition.values)
  return condition.negated ? sql<boolean>`(${positive}) is not true` : positive
}

function termsPredicate(name: string, values: readonly string[]): Predicate {
  if (name === 'price') return sql<boolean>`(variant -> 'price' ->> 0)::numeric = any(${numbers(values)}::numeric[])`
  const wanted = name === STOCK ? values.map(spellBoolean) : spellings(values)
  return sql<boolean>`(variant -> ${name}) ?| ${wanted}::text[]`
}

const COMPARISONS = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const

function rangePredicate(name: string, bounds: Extract<Condition, { kind: 'range' }>['bounds']): Predicate {
  const entries = (['gt', 'gte', 'lt', 'lte'] as const).flatMap((operator) => {
    const bound = bounds[operator]
    return bound === undefined ? [] : [{ operator, bound }]
  })
  if (entries.length === 0) return sql<boolean>`true`
  const isNumeric = entries.every(({ bound }) => Number.isFinite(Number(bound)))
  if (!isNumeric && name === 'price') return sql<boolean>`false`
  const element = isNumeric ? '@.double()' : '@'
  const comparisons = entries.map(({ operator }) => `${element} ${COMPARISONS[operator]} $${operator}`)
  const variables = Object.fromEntries(
    entries.map(({ operator, bound }) => [operator, isNumeric ? Number(bound) : bound]),
  )
  const path = `$.${JSON.stringify(name)}[*] ? (${comparisons.join(' && ')})`
  return sql<boolean>`jsonb_path_exists(variant, ${path}::jsonpath, ${JSON.stringify(variables)}::jsonb, true)`
}
