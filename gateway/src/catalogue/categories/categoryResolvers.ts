import type { CategoryResolvers, QueryResolvers } from '../../__generated__/resolverTypes.ts'
import type { CategoryBy, CategoryProductsArgs } from '../../__generated__/schemaTypes.ts'
import { sanitizeHtml } from '../../parse/sanitizeHtml.ts'
import { keysOfGlobalId, toGlobalId } from '../../graph/globalId.ts'
import { isGiven } from '../../graph/isGiven.ts'
import { withFields } from '../products/withFields.ts'
import { listedProducts } from '../../search/listedProducts.ts'
import { readProductPage } from '../../search/readProductPage.ts'
import { oneOf } from '../catalogueClient.ts'
import { categoryLink } from './categoryLink.ts'
import { type CategoryNode, type CategoryTree, categoryIdsBelow, categoryTrail } from './categoryTree.ts'
import { ROOT_CATEGORY_ID } from '../limits.ts'
import { pathsNamed } from './pathsNamed.ts'
import { pictureMedia } from '../products/productMedia.ts'

/** Maximum characters of a client's input in a log line: input may be of any length. */
const LOGGED_CHARACTERS = 100

export const categoryQueries = {
  category: async (_root, { by }, context) => {
    const keys = !isGiven(by.id) ? [] : keysOfGlobalId(by.id, 'Category', context.store.code)
    const number = keys?.[0]
    // Categories below the root's number are never shown, so they are not read.
    const isBelowRoot = number !== undefined && Number(number) < ROOT_CATEGORY_ID
    const found =
      keys === null || isBelowRoot ? null : findCategory(await context.loaders.categoryTree(), { ...by, number })
    if (found === null) {
      const asked = Object.entries(by).map(([key, value]) => `${key} = ${String(value).slice(0, LOGGED_CHARACTERS)}`)
      context.log.info({ requestId: context.requestId }, `Category query returned empty result ${asked.join(', ')}`)
    }
    return found
  },
} satisfies Pick<QueryResolvers, 'category'>

export const categoryResolvers = {
  id: ({ storeCode, id }) => toGlobalId('Category', storeCode, String(id)),
  categoryId: ({ id }) => id,
  link: (category) => categoryLink(category),
  description: ({ descriptionHtml }) => (descriptionHtml && sanitizeHtml(descriptionHtml)) || null,
  icon: ({ icon, name }) => (icon === null ? null : pictureMedia(icon, name)),
  image: ({ image, name }) => (image === null ? null : pictureMedia(image, name)),
  banner: ({ banner, name }) => (banner === null ? null : pictureMedia(banner, name)),
  breadcrumbs: (category) => [...categoryTrail(category)],
  alternates: ({ id }, _arguments, { loaders }) => loaders.alternates.ofCategory(id),
  products: withFields((category: CategoryNode, page: Partial<CategoryProductsArgs>, { context, fields, selected }) => {
    const scope = [...listedProducts(context.settings), oneOf('category_ids', categoryIdsBelow(category))]
    const of = ['category', category.id]
    return readProductPage(context, { page, of, scope, categoryId: category.id, fields, selected: selected() })
  }),
} satisfies CategoryResolvers

type CategoryName = Omit<CategoryBy, 'id'> & Readonly<{ number: string | undefined }>

function findCategory(tree: CategoryTree, { number, slug, urlKey, urlPath }: CategoryName): CategoryNode | null {
  if (number !== undefined) return tree.byId.get(Number(number)) ?? null
  if (isGiven(slug)) return tree.bySlug.get(slug) ?? null
  if (isGiven(urlKey)) return tree.byUrlKey.get(urlKey) ?? null
  if (!isGiven(urlPath)) return null
  const [path = ''] = pathsNamed(urlPath)
  const bySlug = path.startsWith('c/') ? tree.bySlug.get(path.slice(2)) : undefined
  return bySlug ?? pathsNamed(urlPath).flatMap((named) => tree.byPlatformPath.get(named) ?? [])[0] ?? null
}
