import type { FilterInput, ProductSort } from '../__generated__/schemaTypes.ts'
import { oneOf } from '../catalogue/catalogueClient.ts'
import type { AppliedFilter } from '../catalogue/catalogueSearch.ts'
import { type ProductSearch, searchProducts } from '../catalogue/products/productClient.ts'
import { type SourceFields, BASE_FIELDS, listFields } from '../catalogue/products/sourceFields.ts'
import { beyondLastPage, type ConnectionArguments, listName, pageRequest, tailWindow } from '../graph/connection.ts'
import { CURSOR_OFFSET_MAX } from '../graph/limits.ts'
import type { GraphContext } from '../app/context.ts'
import { type CountedSearch, prepareCounts, priceBoundsOnly } from './listCounts.ts'
import type { ProductPage } from './mappers.ts'
import { ofVariants, tellingAttributes } from './matchingVariant.ts'
import { DEFAULT_FACETS, RATING_ATTRIBUTE, WEEKLY_ATTRIBUTE } from './limits.ts'
import { readPriceWords } from './priceWords.ts'
import { productFilters } from './productFilters.ts'
import { productOrder } from './productOrder.ts'
import { searchCountedProducts } from './searchCountedProducts.ts'
import { searchMatch } from './searchMatch.ts'

export type ProductPageRequest = Readonly<{
  page: ConnectionArguments & Readonly<{ filters?: readonly FilterInput[] | null; sort?: ProductSort | null }>
  /** Subject of the list, such as a category and its number: cursors of another one are refused. */
  of: readonly (string | number | null)[]
  /** Conditions that define the list, in addition to the shopper's own. */
  scope: readonly AppliedFilter[]
  /** Full text; best match first unless a sort is given. */
  text?: string
  /** Listed category, whose editors' order applies. */
  categoryId?: number
  fields: SourceFields
  /** Selected fields of the connection. */
  selected: ReadonlySet<string>
}>

/** Reads one page of a product list. Throws `BAD_USER_INPUT` for invalid arguments. */
export async function readProductPage(context: GraphContext, request: ProductPageRequest): Promise<ProductPage> {
  const { page, fields } = request
  const { text, maximum } = request.text === undefined ? { maximum: null } : readPriceWords(request.text)
  const given = page.filters ?? []
  const kind = request.text === undefined ? 'products' : 'search'
  const wanted = pageRequest(
    page,
    listName(kind, context.store.code, request.of, request.text, page.sort ?? null, inAnyOrder(given)),
  )
  const isPriced = maximum !== null || given.some(({ attribute }) => attribute === 'price')
  const taxPercent = isPriced ? await usualTaxPercent(context) : 0
  const said = maximum === null ? [] : productFilters([{ attribute: 'price', range: `0-${maximum}` }], taxPercent)
  const scope = [...request.scope, ...said]
  const own = productFilters(given, taxPercent)
  const filters = [...scope, ...own]
  const conditions = [...ofVariants(request.scope), ...said, ...own]
  const sort = productOrder({
    sort: page.sort ?? null,
    categoryId: request.categoryId ?? null,
    isFound: text !== undefined,
  })
  const found = text === undefined ? {} : { text }
  const search = { filters, sort, ...found }
  const counting = await countingOf(context, request.selected, { search: { filters: scope, ...found }, given })
  const window = wanted.kind === 'tail' ? tailWindow(wanted, await count(context, search)) : wanted
  // An empty page still needs the total.
  const size = Math.max(1, window.size)
  if (window.offset + size > CURSOR_OFFSET_MAX) throw beyondLastPage()
  const named = text === undefined ? null : NAMED_BY_WORDS
  const { products, ...answer } = await searchCountedProducts(context, {
    ...search,
    available: counting?.available ?? [],
    offset: window.offset,
    size,
    fields: listFields(fields, unitedNames(tellingAttributes(conditions), named)).names,
  })
  const counts = counting?.counts(answer) ?? null
  const items = products.slice(0, window.size)
  const { match } = answer
  const { currencyCode } = context.store
  return {
    items,
    offset: window.offset,
    perPage: window.size,
    sorts: { applied: page.sort ?? null, isLending: context.settings.weeklySteps.length > 0 },
    totalCount: answer.total,
    counts,
    list: window.list,
    given,
    match: match && text !== undefined ? searchMatch({ match, text, maximum, currencyCode }) : null,
    conditions: [...conditions, ...(match?.implied ?? []).map(({ attribute, values }) => oneOf(attribute, values))],
  }
}

/** Returns filters as a text that does not depend on their order, nor on that of their values. */
function inAnyOrder(filters: readonly FilterInput[]): readonly string[] {
  return filters
    .map(({ attribute, in: values, range }) => JSON.stringify([attribute, values?.toSorted(), range]))
    .toSorted()
}

/** Attributes that the words of a search cannot name in a variant. */
const NOT_NAMED: ReadonlySet<string> = new Set(['price', WEEKLY_ATTRIBUTE, 'marca', RATING_ATTRIBUTE, 'discount'])
const NAMED_BY_WORDS = DEFAULT_FACETS.filter((attribute) => !NOT_NAMED.has(attribute))

function unitedNames(one: readonly string[] | null, other: readonly string[] | null): readonly string[] | null {
  return one === null && other === null ? null : [...new Set([...(one ?? []), ...(other ?? [])])]
}

type Counting = Awaited<ReturnType<typeof prepareCounts>> | null

/** Returns the counts that are read with the page. If they cannot be prepared, only they fail. */
async function countingOf(
  context: GraphContext,
  selected: ReadonlySet<string>,
  { search, given }: Pick<CountedSearch, 'search' | 'given'>,
): Promise<Counting> {
  if (!selected.has('facets') && !selected.has('priceBounds')) return null
  let taxPercent: number
  try {
    taxPercent = await usualTaxPercent(context)
  } catch (error) {
    const fail = () => {
      throw error
    }
    return { available: [], counts: () => ({ facets: () => Promise.reject(error), priceBounds: fail }) }
  }
  const bounds = priceBoundsOnly(context, { taxPercent })
  if (!selected.has('facets')) return bounds
  try {
    return await prepareCounts(context, { search, given, taxPercent })
  } catch (error) {
    return { ...bounds, counts: (count) => ({ ...bounds.counts(count), facets: () => Promise.reject(error) }) }
  }
}

async function count(context: GraphContext, search: Pick<ProductSearch, 'filters' | 'sort' | 'text'>): Promise<number> {
  const { total } = await searchProducts(context, { ...search, size: 1, fields: BASE_FIELDS })
  return total
}

/** Returns the tax rate of most products of the store: the first one that applies to its whole country. */
async function usualTaxPercent({ loaders, settings }: GraphContext): Promise<number> {
  const rules = await loaders.taxRules()
  const rates = rules
    .flatMap((rule) => rule.rates)
    .filter((rate) => rate.countryCode === settings.defaultCountry && rate.region === null)
  return rates[0]?.percent ?? 0
}
