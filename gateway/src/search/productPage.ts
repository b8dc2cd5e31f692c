import type { FilterInput, ProductSort } from '../__generated__/resolverTypes.ts'
import type { AppliedFilter } from '../catalogue/catalogueClient.ts'
import { type ProductSearch, searchProducts } from '../catalogue/productClient.ts'
import type { ProductDocument } from '../catalogue/productDocument.ts'
import { type SourceFields, BASE_FIELDS, listFields } from '../catalogue/sourceFields.ts'
import { type ConnectionArguments, type Page, pageRequest, tailWindow } from '../graph/connection.ts'
import type { GraphContext } from '../graph/context.ts'
import { type CountedSearch, type ListCounts, prepareCounts, priceBoundsOnly } from './listCounts.ts'
import { valueFilters } from './matchingVariant.ts'
import { productFilters } from './productFilters.ts'
import { productOrder } from './productOrder.ts'
import { searchCountedProducts } from './searchCountedProducts.ts'

export type ProductPageRequest = Readonly<{
  page: ConnectionArguments & Readonly<{ filters?: readonly FilterInput[] | null; sort?: ProductSort | null }>
  /** What the list is of, beyond the shopper's own conditions. */
  scope: readonly AppliedFilter[]
  /** Full text; best match first unless a sort is given. */
  text?: string
  /** The category that is listed: its editors' order counts. */
  categoryId?: number
  fields: SourceFields
  /** Fields of the connection that somebody will see. */
  selected: ReadonlySet<string>
}>

/** A page of a product list, with what the list tells about itself where that was asked for. */
export type ProductPage = Page<ProductDocument> &
  Readonly<{
    counts: ListCounts | null
    /** What a shopper has narrowed it by. */
    filters: readonly FilterInput[]
  }>

/** One page of a product list. Throws `BAD_USER_INPUT` for arguments that cannot be meant. */
export async function readProductPage(context: GraphContext, request: ProductPageRequest): Promise<ProductPage> {
  const { page, scope, text, fields } = request
  const wanted = pageRequest(page)
  const given = page.filters ?? []
  const taxPercent = needsTax(request) ? await usualTaxPercent(context) : 0
  const filters = [...scope, ...productFilters(given, taxPercent)]
  const sort = productOrder({
    sort: page.sort ?? null,
    categoryId: request.categoryId ?? null,
    isFound: text !== undefined,
  })
  const found = text === undefined ? {} : { text }
  const search = { filters, sort, ...found }
  const counted = { search: { filters: scope, ...found }, given, taxPercent }
  const counting = await countingOf(context, request.selected, counted)
  const window = wanted.kind === 'tail' ? tailWindow(wanted, await count(context, search)) : wanted
  const { products, ...answer } = await searchCountedProducts(context, {
    ...search,
    available: counting?.available ?? [],
    offset: window.offset,
    // A page of nothing still has to tell the total.
    size: Math.max(1, window.size),
    fields: listFields(fields, valueFilters(given)).names,
  })
  const counts = counting?.counts(answer) ?? null
  const items = products.slice(0, window.size)
  return { items, offset: window.offset, totalCount: answer.total, counts, filters: given }
}

type Counting = Awaited<ReturnType<typeof prepareCounts>> | null

/** What is counted beside the page. When facets cannot be prepared, they fail alone. */
async function countingOf(
  context: GraphContext,
  selected: ReadonlySet<string>,
  counted: CountedSearch,
): Promise<Counting> {
  const bounds = priceBoundsOnly(context, counted)
  if (!selected.has('facets')) return selected.has('priceBounds') ? bounds : null
  try {
    return await prepareCounts(context, counted)
  } catch (error) {
    return { ...bounds, counts: (count) => ({ ...bounds.counts(count), facets: () => Promise.reject(error) }) }
  }
}

async function count(context: GraphContext, search: Pick<ProductSearch, 'filters' | 'sort' | 'text'>): Promise<number> {
  const { total } = await searchProducts(context, { ...search, size: 1, fields: BASE_FIELDS })
  return total
}

function needsTax({ page, selected }: ProductPageRequest): boolean {
  if (selected.has('facets') || selected.has('priceBounds')) return true
  return page.filters?.some(({ attribute }) => attribute === 'price') === true
}

/** What most products of the store are taxed with: the first rate that holds for its whole country. */
async function usualTaxPercent({ loaders, settings }: GraphContext): Promise<number> {
  const rules = await loaders.taxRules()
  const rates = rules
    .flatMap((rule) => rule.rates)
    .filter((rate) => rate.countryCode === settings.defaultCountry && rate.region === null)
  return rates[0]?.percent ?? 0
}
