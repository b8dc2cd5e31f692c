import type { ProductSort } from '../__generated__/resolverTypes.ts'
import type { SortField } from '../catalogue/catalogueClient.ts'

/** Products of one price, or changed at once, keep their order over pages. */
const NEWEST_FIRST: SortField = { field: 'id', options: 'desc' }
const LAST_CHANGED_FIRST: SortField = { field: 'updated_at', options: 'desc' }

export type OrderOf = Readonly<{
  sort: ProductSort | null
  /** The category that is listed, null for none. */
  categoryId: number | null
  /** Found by text: the best match comes first unless a sort is given. */
  isFound: boolean
}>

/**
 * How the platform orders a list. Where a category is listed, its editors' order comes first, or decides between equals;
 * whoever asks for prices or discounts wants those, whatever editors think.
 */
export function productOrder({ sort, categoryId, isFound }: OrderOf): readonly SortField[] {
  const byEditors = categoryId === null ? [] : [positionIn(categoryId)]
  switch (sort) {
    case 'LATEST':
      return [LAST_CHANGED_FIRST, ...byEditors, NEWEST_FIRST]
    case 'PRICE_ASC':
      return [{ field: 'final_price', options: 'asc' }, NEWEST_FIRST]
    case 'PRICE_DESC':
      return [{ field: 'final_price', options: 'desc' }, NEWEST_FIRST]
    case 'DISCOUNT_DESC':
      return [{ field: 'discount', options: 'desc' }, NEWEST_FIRST]
    case null:
      if (isFound) return []
      return [...(categoryId === null ? [LAST_CHANGED_FIRST] : byEditors), NEWEST_FIRST]
  }
}

/** A product stands in several categories, at a place of its own in each. */
function positionIn(categoryId: number): SortField {
  return {
    field: 'category.position',
    options: {
      order: 'asc',
      mode: 'min',
      nested_path: 'category',
      nested_filter: { term: { 'category.category_id': categoryId } },
    },
  }
}
