import type { FilterInput, ProductSort } from '../__generated__/resolverTypes.ts'
import type { AppliedFilter, SortField } from '../catalogue/catalogueClient.ts'
import { type ProductSearch, searchProducts } from '../catalogue/productClient.ts'
import type { ProductDocument } from '../catalogue/productDocument.ts'
import { type SourceFields, BASE_FIELDS } from '../catalogue/sourceFields.ts'
import { type ConnectionArguments, type Page, pageRequest, tailWindow } from '../graph/connection.ts'
import type { GraphContext } from '../graph/context.ts'
import { productFilters } from './productFilters.ts'

/** Products of one price, or changed at once, keep their order over pages. */
const NEWEST_FIRST: SortField = { field: 'id', options: 'desc' }

const SORTS: Readonly<Record<ProductSort, readonly SortField[]>> = {
  LATEST: [{ field: 'updated_at', options: 'desc' }, NEWEST_FIRST],
  PRICE_ASC: [{ field: 'final_price', options: 'asc' }, NEWEST_FIRST],
  PRICE_DESC: [{ field: 'final_price', options: 'desc' }, NEWEST_FIRST],
  DISCOUNT_DESC: [{ field: 'discount', options: 'desc' }, NEWEST_FIRST],
}

export type ProductPageRequest = Readonly<{
  page: ConnectionArguments & Readonly<{ filters?: readonly FilterInput[] | null; sort?: ProductSort | null }>
  /** What the list is of, beyond the shopper's own conditions. */
  scope: readonly AppliedFilter[]
  /** Full text; best match first unless a sort is given. */
  text?: string
  fields: SourceFields
}>

/** One page of a product list. Throws `BAD_USER_INPUT` for arguments that cannot be meant. */
export async function readProductPage(
  context: GraphContext,
  request: ProductPageRequest,
): Promise<Page<ProductDocument>> {
  const { page, scope, text, fields } = request
  const wanted = pageRequest(page)
  const filters = [...scope, ...(await shopperFilters(context, page.filters ?? []))]
  const sort = page.sort ? SORTS[page.sort] : text === undefined ? [NEWEST_FIRST] : []
  const search = { filters, sort, ...(text === undefined ? {} : { text }) }
  const window = wanted.kind === 'tail' ? tailWindow(wanted, await count(context, search)) : wanted
  // A search for nothing still has to tell the total.
  const size = Math.max(1, window.size)
  const { products, total } = await searchProducts(context, {
    ...search,
    offset: window.offset,
    size,
    fields: fields.names,
  })
  return { items: products.slice(0, window.size), offset: window.offset, totalCount: total }
}

async function count(context: GraphContext, search: Pick<ProductSearch, 'filters' | 'sort' | 'text'>): Promise<number> {
  const { total } = await searchProducts(context, { ...search, size: 1, fields: BASE_FIELDS })
  return total
}

async function shopperFilters(
  context: GraphContext,
  filters: readonly FilterInput[],
): Promise<readonly AppliedFilter[]> {
  const needsTax = filters.some(({ attribute }) => attribute === 'price')
  const rules = needsTax ? await context.loaders.taxRules() : []
  const { countryCode } = context.store
  const rates = rules
    .flatMap((rule) => rule.rates)
    .filter((rate) => rate.countryCode === countryCode && rate.region === null)
  return productFilters(filters, rates[0]?.percent ?? 0)
}
