import type { ProductSort } from '../__generated__/schemaTypes.ts'
import type { SortField } from '../catalogue/catalogueSearch.ts'
import { WEEKLY_ATTRIBUTE } from './limits.ts'

/** Tie-breaker, so that products with equal prices or times keep their order across pages. */
const NEWEST_FIRST: SortField = { field: 'id', options: 'desc' }
const LAST_CHANGED_FIRST: SortField = { field: 'updated_at', options: 'desc' }

export type OrderOf = Readonly<{
  sort: ProductSort | null
  /** Category that is listed, null for none. */
  categoryId: number | null
  /** True for a text search: best match first unless a sort is given. */
  isFound: boolean
}>

/**
 * Returns the sort fields of a list. In a category, the editors' order comes first or breaks ties; a sort by price,
 * discount or rating takes precedence over it.
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
    case 'WEEKLY_ASC':
      return [{ field: WEEKLY_ATTRIBUTE, options: 'asc' }, NEWEST_FIRST]
    case 'RATING_DESC':
      return [{ field: 'rating_score', options: 'desc' }, NEWEST_FIRST]
    case null:
      if (isFound) return []
      return [...(categoryId === null ? [LAST_CHANGED_FIRST] : byEditors), NEWEST_FIRST]
  }
}

/** Returns the sort field of a category's positions: a product has one in each of its categories. */
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
