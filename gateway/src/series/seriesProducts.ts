import type { SeriesProductsArgs } from '../__generated__/schemaTypes.ts'
import type { GraphContext } from '../app/context.ts'
import { oneOf } from '../catalogue/catalogueClient.ts'
import { type CategoryNode, categoryIdsBelow, productTrail } from '../catalogue/categories/categoryTree.ts'
import type { FieldsCall } from '../catalogue/products/withFields.ts'
import { isGiven } from '../graph/isGiven.ts'
import { listedProducts } from '../search/listedProducts.ts'
import type { ProductPage } from '../search/mappers.ts'
import { readProductPage } from '../search/readProductPage.ts'
import type { SeriesMapper } from './mappers.ts'
import { SERIES_ATTRIBUTE } from './seriesAttribute.ts'

/** Number that no category has: a list of an unknown category is empty. */
const NO_CATEGORY_ID = -1

/** Reads a page of the products of a series, of one category if one is named. */
export async function readSeriesProducts(
  { value }: SeriesMapper,
  { category, ...page }: Partial<SeriesProductsArgs>,
  { context, fields, selected }: FieldsCall,
): Promise<ProductPage> {
  const scope = [...listedProducts(context.settings), oneOf(SERIES_ATTRIBUTE, [value])]
  if (isGiven(category)) {
    const node = (await context.loaders.categoryTree()).bySlug.get(category)
    scope.push(oneOf('category_ids', node ? categoryIdsBelow(node) : [NO_CATEGORY_ID]))
  }
  const of = ['series', value, category ?? null]
  return readProductPage(context, { page, of, scope, fields, selected: selected() })
}

/** Counts the products of a series by the category under which each is shown. */
export async function countSeriesCategories(
  { value }: SeriesMapper,
  context: GraphContext,
): Promise<{ category: CategoryNode; count: number }[]> {
  const [tree, products] = await Promise.all([
    context.loaders.categoryTree(),
    context.loaders.seriesProducts.load(value),
  ])
  const shownUnder = products.flatMap(({ categoryIds }) => productTrail(tree, categoryIds).at(-1) ?? [])
  const counts = Map.groupBy(shownUnder, (category) => category)
  return (tree.root ? categoryIdsBelow(tree.root) : []).flatMap((id) => {
    const category = tree.byId.get(id)
    const found = category && counts.get(category)
    return found ? [{ category, count: found.length }] : []
  })
}
