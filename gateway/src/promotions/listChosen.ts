import type { ProductSort } from '../__generated__/schemaTypes.ts'
import { oneOf } from '../catalogue/catalogueClient.ts'
import { categoryIdsBelow } from '../catalogue/categories/categoryTree.ts'
import type { FieldsCall } from '../catalogue/products/withFields.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import type { ConnectionArguments } from '../graph/connection.ts'
import { listedProducts } from '../search/listedProducts.ts'
import type { ProductPage } from '../search/mappers.ts'
import { readProductPage } from '../search/readProductPage.ts'
import type { PROMOTION_ENDPOINTS } from '../rest/editorial/promotionEndpoints.ts'
import { sortName } from './decodeList.ts'
import type { ChosenList, AnyList } from './mappers.ts'

type Chosen = Readonly<{
  list: AnyList
  /** Name of the list: that of its promotion, or the title of its block. */
  name: string
  page: ConnectionArguments & Readonly<{ sort?: ProductSort | null }>
  /** Call that brought the list. */
  endpoint: keyof typeof PROMOTION_ENDPOINTS
}>

/**
 * Reads a page of the products that editors chose, in their order unless the page has one; null without a list. Throws
 * UpstreamFailure for conditions that cannot be read.
 */
export async function readChosen(
  { list, name, page, endpoint }: Chosen,
  { context, fields, selected }: FieldsCall,
): Promise<ProductPage | null> {
  if (list === null) return null
  if (list === 'invalid')
    throw new UpstreamFailure({ kind: 'invalid', endpoint, detail: 'a condition of the list cannot be read' })
  const { categoryId, filters, sort } = list
  const scope = [...listedProducts(context.settings)]
  if (categoryId !== null) {
    const category = (await context.loaders.categoryTree()).byId.get(categoryId)
    scope.push(oneOf('category_ids', category ? categoryIdsBelow(category) : [categoryId]))
  }
  const inOrder = { ...page, filters, sort: page.sort ?? sort }
  const ofCategory = categoryId === null ? {} : { categoryId }
  const of = [endpoint, name]
  return readProductPage(context, { page: inOrder, of, scope, ...ofCategory, fields, selected: selected() })
}

/** Returns the path of a category that is narrowed by the conditions of a list, in its order. */
export function chosenPath({ filters, sort }: ChosenList, categoryPath: string): string {
  const search = new URLSearchParams()
  for (const { attribute, range, in: values } of filters) {
    if (range) search.set(attribute, range)
    for (const value of values ?? []) search.append(attribute, value)
  }
  const order = sortName(sort)
  if (order !== null) search.set('sort', order)
  const query = search.toString()
  return `/${categoryPath}${query === '' ? '' : `?${query}`}`
}
