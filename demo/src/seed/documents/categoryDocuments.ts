import { ROOT_CATEGORY_ID } from '../categories/categoryTree.ts'
import { text } from '@hogar/platform/language.ts'
import { departmentAdvice } from '../blog/departmentAdvice.ts'
import { CATEGORIES_CREATED_AT, categoryLinks } from './categoryLinks.ts'
import type { CategorySource } from './categoryLinks.ts'
import { picturePath } from './products/mediaGallery.ts'
import type { Pictured } from './products/mediaGallery.ts'
import type { Listed, StoreCategory } from './storeCategories.ts'
import { storePrefix } from './storePrefix.ts'
import type { StoreView } from './storeView.ts'

const ROOT_NAME = text('Todo', 'Alles', 'Tutto')

/** Returns the picture of a category: that of its example product, or of the product's first variant. */
export function coverOf(example: Listed): Pictured {
  return 'variants' in example ? example.variants[0] : example
}

function childrenOf(code: string, view: StoreView): StoreCategory[] {
  return [...view.categories.values()].filter((category) => category.placed.parent === code)
}

function subtree(code: string, view: StoreView): CategorySource[] {
  const children = childrenOf(code, view)
  return [
    ...children.map((child, index) => categoryDocument(child, index + 1, view)),
    ...categoryLinks(code, view, children.length),
  ]
}

function categoryDocument(category: StoreCategory, position: number, view: StoreView): CategorySource {
  const { placed, name, example } = category
  const parents = [ROOT_CATEGORY_ID, ...placed.ancestors.map((ancestor) => ancestor.id)]
  const children = subtree(placed.code, view)
  const description = placed.description[view.language]
  const advice = departmentAdvice(placed.code, { prefix: storePrefix(view.store), language: view.language })
  return {
    id: placed.id,
    parent_id: parents.at(-1),
    parent_ids: parents.slice(1),
    name,
    description: `<p>${description}</p>${advice}`,
    is_active: true,
    include_in_menu: true,
    is_anchor: '1',
    position,
    level: placed.level,
    path: [1, ...parents, placed.id].join('/'),
    product_count: category.productCount,
    children: children.map((child) => child.id).join(','),
    children_count: String(children.length),
    is_link: '0',
    url_link: null,
    open_in_other_window: '0',
    display_mode: 'PRODUCTS',
    available_sort_by: [],
    meta_title: name,
    meta_description: description,
    url_key: category.slug,
    slug: category.slug,
    url_path: category.urlPath,
    image: picturePath(coverOf(example), 'three-quarter'),
    banner: picturePath(coverOf(example), 'room'),
    created_at: CATEGORIES_CREATED_AT,
    updated_at: CATEGORIES_CREATED_AT,
    children_data: children,
  }
}

/** The document over the whole tree; shops never show it. */
function rootDocument(view: StoreView): CategorySource {
  const children = childrenOf('root', view)
  return {
    id: ROOT_CATEGORY_ID,
    parent_id: 1,
    parent_ids: [],
    name: ROOT_NAME[view.language],
    is_active: true,
    include_in_menu: false,
    position: 1,
    level: 1,
    path: `1/${ROOT_CATEGORY_ID}`,
    product_count: childrenOf('root', view).reduce((sum, { productCount }) => sum + productCount, 0),
    children: children.map((child) => child.placed.id).join(','),
    children_count: String(children.length),
    url_key: 'all-2',
    slug: 'all-2',
    url_path: 'all-2',
    created_at: CATEGORIES_CREATED_AT,
    updated_at: CATEGORIES_CREATED_AT,
    children_data: subtree('root', view),
  }
}

/** The documents of a store's categories: the root first, then parents before children, each with its whole subtree. */
export function categoryDocuments(view: StoreView): CategorySource[] {
  const positions = new Map<string, number>()
  const documents = [...view.categories.values()].flatMap((category) => {
    const { code, parent } = category.placed
    const position = (positions.get(parent) ?? 0) + 1
    positions.set(parent, position)
    return [categoryDocument(category, position, view), ...categoryLinks(code, view, childrenOf(code, view).length)]
  })
  return [rootDocument(view), ...documents]
}
